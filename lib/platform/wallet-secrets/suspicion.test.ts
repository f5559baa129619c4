import { judge } from "./suspicion";
import type { FormBehaviour, FormText } from "./suspicion";

const filled: FormBehaviour = { honeypot: "", elapsed: 40_000 };
const formText: FormText = {
  name: "Margaret Sample",
  text: "Three transfers in October, to people I trusted.",
  sameTexts: 0,
};
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://site-${n}.example.com/login`).join("\n");

it.each([
  ["a plain message", filled, formText],
  ["a message from a browser without JavaScript", { ...filled, elapsed: undefined }, formText],
  ["a list of links to five fraudulent sites", filled, { ...formText, text: links(5) }],
  ["a text that was submitted twice before", filled, { ...formText, sameTexts: 2 }],
  ["a message without text", filled, { ...formText, text: "" }],
  ["a name with an apostrophe and a hyphen", filled, { ...formText, name: "Siobhán O’Neill-Łuczak" }],
] as const)("does not suspect %s", (_what, how, what) => {
  expect(judge(how, what)).toEqual({ verdict: "person", suspicions: [] });
});

it.each([
  ["a form that was submitted in less than three seconds", { ...filled, elapsed: 2_999 }, formText, ["fast"]],
  ["a text with six links", filled, { ...formText, text: links(6) }, ["links"]],
  ["a text that was submitted three times before", filled, { ...formText, sameTexts: 3 }, ["repeated"]],
] as const)('returns the verdict "doubtful" for %s', (_what, how, what, suspicions) => {
  expect(judge(how, what)).toEqual({ verdict: "doubtful", suspicions });
});

it.each([
  ["a filled hidden field", { ...filled, honeypot: "x" }, formText, ["honeypot"]],
  ["sixteen links", filled, { ...formText, text: links(16) }, ["many-links"]],
  ["link markup", filled, { ...formText, text: "[url=http://a.example]casino[/url]" }, ["markup"]],
  ["a name with a web address", filled, { ...formText, name: "www.casino.example Sample" }, ["name-link"]],
  ["ten earlier submissions of the same text", filled, { ...formText, sameTexts: 10 }, ["flood"]],
  ["a fast submission with six links", { ...filled, elapsed: 10 }, { ...formText, text: links(6) }, ["fast", "links"]],
] as const)("recognises a bot by %s", (_what, how, what, suspicions) => {
  expect(judge(how, what)).toEqual({ verdict: "machine", suspicions });
});
