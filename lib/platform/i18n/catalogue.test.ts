import { flatten, missingKeys, overlay, withText } from "./catalogue";

const english = { title: "Title", form: { send: "Send", back: "Back" } };

describe("overlaying a base catalogue with an upper catalogue", () => {
  it("keeps texts that the upper catalogue does not have", () => {
    expect(overlay(english, { form: { send: "Senden" } })).toEqual({
      title: "Title",
      form: { send: "Senden", back: "Back" },
    });
  });

  it("ignores empty texts in the upper catalogue", () => {
    expect(overlay(english, { title: "" })).toEqual(english);
  });

  it("does not change the base catalogue", () => {
    const before = structuredClone(english);
    overlay(english, { form: { send: "x" }, more: { deep: "y" } });
    expect(english).toEqual(before);
  });
});

it("lists texts with dotted keys, and finds missing and empty texts", () => {
  expect(flatten(english).map(([key]) => key)).toEqual(["title", "form.send", "form.back"]);
  expect(missingKeys(english, { title: "Titel", form: { send: "" } })).toEqual(["form.send", "form.back"]);
});

it("copies a catalogue and sets one text in the copy by its dotted key", () => {
  expect(withText(english, "form.send", "Post")).toEqual({ title: "Title", form: { send: "Post", back: "Back" } });
  expect(withText(english, "team.skills.one", "x")).toEqual({ ...english, team: { skills: { one: "x" } } });
  expect(english.form.send).toBe("Send");
});
