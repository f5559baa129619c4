import { prefillFrom } from "./prefill";

const answers = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  service: "initial-consultation",
};

it("copies the contact details of a request for help, and the whole story if it fits in the notes", () => {
  const story = "😀".repeat(500);
  expect(prefillFrom({ ...answers, story })).toEqual({
    firstName: "Margaret",
    lastName: "Sample",
    email: "margaret@example.org",
    phone: "+1 604 555 0142",
    additionalNotes: story,
  });
});

it("shortens a long story to the maximum length of the notes without splitting a character", () => {
  const notes = prefillFrom({ ...answers, story: "😀".repeat(501) })?.additionalNotes ?? "";
  expect([...notes]).toHaveLength(500);
  expect(notes.endsWith("😀 …")).toBe(true);
});
