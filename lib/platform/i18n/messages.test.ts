import { IntlMessageFormat } from "intl-messageformat";

import { errorStatus } from "@/lib/platform/result";
import de from "@/messages/de.json";
import enCA from "@/messages/en-CA.json";
import en from "@/messages/en.json";
import frCA from "@/messages/fr-CA.json";

import { flatten, type Catalogue } from "./catalogue";
import { locales } from "./locales";
import { messagesFor, pickMessages } from "./messages";
import { errorMessage, fieldMessage, translatorFor } from "./translator";

type Node = ReturnType<IntlMessageFormat["getAst"]>[number];

/** Lists the placeholders (with their types) and the tags of a text. The code must provide a value for each of them. */
function argumentsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    // Type 0 is literal text and type 7 is the "#" within a plural. All other types name a value.
    if (node.type === 0 || node.type === 7) return [];
    const within = "options" in node ? Object.values(node.options).flatMap(({ value }) => argumentsOf(value)) : [];
    const tagged = "children" in node ? argumentsOf(node.children) : [];
    return [`${node.type}:${node.value}`, ...within, ...tagged];
  });
}

const argumentsIn = (text: string) => [...new Set(argumentsOf(new IntlMessageFormat(text, "en").getAst()))].sort();

const english = new Map(flatten(en));

/** Texts with different placeholders or tags in different languages. The code provides values for all of them. */
const deliberate = new Set([
  // German law requires the button of a paid order to say that it creates an obligation to pay.
  "booking.actions.confirm",
  // The English greeting uses only the first name.
  "mail.greeting",
]);

describe.each([
  ["de", de],
  ["fr-CA", frCA],
] as [string, Catalogue][])("the catalogue of %s", (_name, catalogue) => {
  const own = new Map(flatten(catalogue));

  it("has exactly the same keys as the English catalogue", () => {
    expect([...english.keys()].filter((key) => !own.get(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it("uses the same placeholders and tags in each text as the English catalogue", () => {
    const differing = [...own].filter(
      ([key, text]) => !deliberate.has(key) && argumentsIn(text).join() !== argumentsIn(english.get(key) ?? "").join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

it("the catalogue of en-CA contains only texts that differ from the English catalogue", () => {
  for (const [key, text] of flatten(enCA)) {
    expect(english.has(key)).toBe(true);
    expect(english.get(key)).not.toBe(text);
  }
});

it("uses no-break spaces in French before a colon and inside quotation marks", () => {
  const broken = [...flatten(frCA)].filter(([, text]) => / [:»]|« /.test(text)).map(([key]) => key);
  expect(broken).toEqual([]);
});

describe("texts", () => {
  it.each(locales)("exist in %s for every code of the error catalogue", (locale) => {
    for (const code of Object.keys(errorStatus))
      expect(errorMessage(locale, code as keyof typeof errorStatus)).not.toBe("");
  });

  it("in English are the texts of the specification", () => {
    expect(fieldMessage("en", "firstNameTooShort")).toBe("First name must be at least 2 characters");
    expect(errorMessage("en", "GATEWAY_TIMEOUT")).toBe("The request timed out. Please try again later.");
  });

  it("include a general text for unknown field codes", () => {
    expect(fieldMessage("de", "toString")).toBe(de.fields.invalid);
    expect(fieldMessage("de", "invalid_type")).toBe(de.fields.invalid);
  });

  it("can be formatted outside pages", () => {
    expect(translatorFor("de", "errorScreens.emergency")("title", { product: "Firma" })).toContain("Firma");
  });

  it("can be limited to the namespaces that a client component needs", () => {
    expect(Object.keys(pickMessages(messagesFor("de"), ["errors", "fields"]))).toEqual(["errors", "fields"]);
  });
});
