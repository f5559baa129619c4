import { fill, placeholders, replyText } from "./placeholders";
import type { FilledWords } from "./placeholders";
import { byTopic, missingLanguages, templateName } from "./template";
import type { ReplyTemplate } from "./template";

const words = (isDiscreet: boolean): FilledWords => ({
  ...(Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
    (typeof placeholders)[number],
    string
  >),
  greeting: "Hello {firm-name},",
  "firm-name": isDiscreet ? "our office" : "Sample Recovery",
  isDiscreet,
});

const signature = "Kind regards\n{staff-name}\n{firm-name}\n{firm-phone}";

it("fills the placeholders once, so that a client's name cannot contain one", () => {
  expect(replyText("{greeting}\n\n{booking}", signature, words(false))).toBe(
    "Hello {firm-name},\n\n<booking>\n\nKind regards\n<staff-name>\nSample Recovery\n<firm-phone>",
  );
});

it("leaves the firm's name out of a discreet text", () => {
  const text = fill(`You wrote to {firm-name}.\n\n${signature}`, words(true));
  expect(text).toBe("You wrote to our office.\n\nKind regards\n<staff-name>\n<firm-phone>");
});

const template = (id: string, topic: string | null): ReplyTemplate => ({
  id,
  topic,
  version: 1,
  retiredAt: null,
  facts: {
    name: { en: "", de: "Erste", "fr-CA": "Première" },
    text: { en: "", de: "Text", "fr-CA": "Texte" },
    serviceId: null,
    endsContact: false,
  },
});

it("suggests templates about the item's topic first", () => {
  const all = [template("a", null), template("b", "crypto"), template("c", "scam")];
  const ids = (topic: string | null) =>
    Object.values(byTopic(all, topic)).map((group) => group.map(({ id }) => id).join());
  expect(ids("crypto")).toEqual(["b", "a", "c"]);
  expect(ids(null)).toEqual(["", "a", "b,c"]);
});

it("names a template in another language if the reader's is missing, and names what is missing", () => {
  const { facts } = template("a", null);
  expect([templateName(facts, "fr-CA"), templateName(facts, "en"), missingLanguages(facts)]).toEqual([
    "Première",
    "Erste",
    ["en"],
  ]);
});
