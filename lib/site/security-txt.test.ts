import { securityTxt } from "./security-txt";

const facts = {
  email: "help@example.com",
  siteUrl: "https://www.example.com",
  languages: ["en", "de", "fr-CA"],
  isSample: false,
};

test("names the firm's mailbox, the languages, its own address and a day of expiry within a year", () => {
  expect(securityTxt(facts, Date.UTC(2026, 10, 29, 15, 30))).toBe(
    [
      "Contact: mailto:help@example.com",
      "Expires: 2027-02-27T00:00:00.000Z",
      "Preferred-Languages: en, de, fr-CA",
      "Canonical: https://www.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("says that the mailbox of a demonstration is invented", () => {
  expect(securityTxt({ ...facts, isSample: true }, 0)).toMatch(/^# This is a demonstration.*\nContact: /);
});

test("encodes what a URL cannot contain", () => {
  expect(securityTxt({ ...facts, email: "a%b@example.com" }, 0)).toContain("Contact: mailto:a%25b@example.com\n");
});
