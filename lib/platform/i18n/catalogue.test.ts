import { flatten, missingKeys, overlay, withText } from "./catalogue";

const english = { title: "Title", form: { send: "Send", back: "Back" } };

describe("overlaying one catalogue on another", () => {
  it("keeps texts that the upper catalogue lacks", () => {
    expect(overlay(english, { form: { send: "Senden" } })).toEqual({
      title: "Title",
      form: { send: "Senden", back: "Back" },
    });
  });

  it("ignores empty texts", () => {
    expect(overlay(english, { title: "" })).toEqual(english);
  });

  it("changes neither catalogue", () => {
    const before = structuredClone(english);
    overlay(english, { form: { send: "x" }, more: { deep: "y" } });
    expect(english).toEqual(before);
  });
});

it("lists texts by dotted keys and finds missing and empty ones", () => {
  expect(flatten(english).map(([key]) => key)).toEqual(["title", "form.send", "form.back"]);
  expect(missingKeys(english, { title: "Titel", form: { send: "" } })).toEqual(["form.send", "form.back"]);
});

it("copies a catalogue with one text set at a dotted key", () => {
  expect(withText(english, "form.send", "Post")).toEqual({ title: "Title", form: { send: "Post", back: "Back" } });
  expect(withText(english, "team.skills.one", "x")).toEqual({ ...english, team: { skills: { one: "x" } } });
  expect(english.form.send).toBe("Send");
});
