import { secretFields } from "./secret-fields";

const words = "legal winner thank year wave sausage worth useful crumble oxygen mansion yellow".split(" ");
const [first, last] = [words.slice(0, 6).join(" "), words.slice(6).join(" ")];
const third = (n: number) => words.slice(4 * n, 4 * n + 4).join(" ");

it.each([
  ["a field", { firstName: "Margaret", story: `My words: ${words.join(" ")}` }, ["story"]],
  ["a nested field", { clientInfo: { email: `${words.join(".")}@example.com`, phone: "1" } }, ["clientInfo.email"]],
  ["an item of a list", { interests: ["crypto", words.join(" ")] }, ["interests.1"]],
  [
    "a first name followed by a last name",
    { firstName: first, lastName: last, email: "a@example.com" },
    ["firstName", "lastName"],
  ],
  [
    "a last name followed by a first name",
    { lastName: last, email: "a@example.com", firstName: first },
    ["lastName", "firstName"],
  ],
  [
    "a subject and a message",
    { subject: first, message: `${last} is the rest of it, and I need help.` },
    ["subject", "message"],
  ],
  [
    "two halves in reverse order, with an unrelated field between them",
    {
      lastName: last,
      story: "I sent money to a trading site, and then the broker would not let me take it out of the account again.",
      firstName: first,
    },
    ["lastName", "firstName"],
  ],
  ["three fields", { a: third(0), b: third(1), c: third(2) }, ["a", "b", "c"]],
  ["a list with one word per item", { interests: words }, words.map((_, index) => `interests.${index}`)],
  [
    "the last words of one field and the first words of the next",
    { story: `${"x ".repeat(300)}${first}`, notes: `${last}${" x".repeat(300)}` },
    ["story", "notes"],
  ],
])("finds a seed phrase in %s", (_what, input, paths) => {
  expect(secretFields(input)).toEqual(paths);
});

it("finds a seed phrase in a field's name and returns the path of the object that contains the field", () => {
  expect(secretFields({ props: { [words.join(" ")]: 1 } })).toEqual(["props"]);
});

it.each([
  ["a seed phrase as a password", { email: "a@example.com", password: words.join(" "), newPassword: words.join(" ") }],
  [
    "an ordinary request",
    {
      firstName: "Olive",
      lastName: "Winter",
      subject: "Money lost to a fake broker",
      message: "I sent money to a trading site and want to know what to do next.",
    },
  ],
  ["an empty object", {}],
  ["a text", "text"],
])("accepts %s", (_what, input) => {
  expect(secretFields(input)).toEqual([]);
});
