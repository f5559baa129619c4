import { knownFrom } from "./carry-over";

const answers = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  service: "initial-consultation",
};

it("carries over what was said, and the whole of a short story", () => {
  const story = "😀".repeat(500);
  expect(knownFrom({ ...answers, story })).toEqual({
    firstName: "Margaret",
    lastName: "Sample",
    email: "margaret@example.org",
    phone: "+1 604 555 0142",
    additionalNotes: story,
  });
});

it("shortens a long story to what the notes hold, between two characters", () => {
  const notes = knownFrom({ ...answers, story: "😀".repeat(501) })?.additionalNotes ?? "";
  expect([...notes]).toHaveLength(500);
  expect(notes.endsWith("😀 …")).toBe(true);
});
