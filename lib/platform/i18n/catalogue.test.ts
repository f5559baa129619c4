import { flatten, missingKeys, overlay, withText } from "./catalogue";

const english = { title: "Title", form: { send: "Send", back: "Back" } };

describe("a catalogue laid over another", () => {
  it("keeps what the upper one does not say", () => {
    expect(overlay(english, { form: { send: "Senden" } })).toEqual({
      title: "Title",
      form: { send: "Senden", back: "Back" },
    });
  });

  it("takes an empty text for none", () => {
    expect(overlay(english, { title: "" })).toEqual(english);
  });

  it("changes neither of the two", () => {
    const before = structuredClone(english);
    overlay(english, { form: { send: "x" }, more: { deep: "y" } });
    expect(english).toEqual(before);
  });
});

it("names texts by dotted keys and says which are missing or empty", () => {
  expect(flatten(english).map(([key]) => key)).toEqual(["title", "form.send", "form.back"]);
  expect(missingKeys(english, { title: "Titel", form: { send: "" } })).toEqual(["form.send", "form.back"]);
});

it("takes one more text at a dotted key, new or not, and stays as it was itself", () => {
  expect(withText(english, "form.send", "Post")).toEqual({ title: "Title", form: { send: "Post", back: "Back" } });
  expect(withText(english, "team.skills.one", "x")).toEqual({ ...english, team: { skills: { one: "x" } } });
  expect(english.form.send).toBe("Send");
});
