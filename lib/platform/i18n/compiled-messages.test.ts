import { IntlMessageFormat } from "intl-messageformat";
import { createTranslator } from "next-intl";

import de from "@/messages/de.json";
import en from "@/messages/en.json";
import frCA from "@/messages/fr-CA.json";

import { flatten, type Catalogue } from "./catalogue";
import formatMessage, { compiledCatalogue, compiledMessage } from "./compiled-messages";
import type { Locale } from "./locales";

type Node = ReturnType<IntlMessageFormat["getAst"]>[number];
type Values = Record<string, string | number | ((parts: unknown) => string)>;

/**
 * Returns a value for each placeholder and tag. For a plural, the value is the number `turn`. For a `select`, `turn`
 * chooses one of its cases as the value.
 */
function valuesFor(nodes: readonly Node[], turn: number): Values {
  const values: Values = {};
  for (const node of nodes) {
    if (node.type === 0 || node.type === 7) continue;
    values[node.value] = `a ${node.value}`;
    if ("children" in node) {
      Object.assign(values, valuesFor(node.children, turn));
      values[node.value] = (parts) => `<${String(parts)}>`;
    }
    if ("options" in node) {
      const cases = Object.keys(node.options);
      for (const { value } of Object.values(node.options)) Object.assign(values, valuesFor(value, turn));
      values[node.value] = node.type === 6 ? turn : (cases[turn % cases.length] ?? "other");
    }
  }
  return values;
}

const withParser = (locale: Locale, text: string, values: Values) =>
  createTranslator({ locale, messages: { text } as never, timeZone: "UTC" }).rich("text" as never, values as never);

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
} as never;
const compiled = (locale: Locale, message: Parameters<typeof formatMessage>[1], values: Values) =>
  formatMessage("text", message, values as never, { cache: {} as never, formatters, locale });

it.each([
  ["en", en],
  ["de", de],
  ["fr-CA", frCA],
] as [Locale, Catalogue][])(
  "compiled messages in %s are formatted to the same texts as messages that next-intl itself parses",
  (locale, catalogue) => {
    for (const [, text] of flatten(catalogue)) {
      for (const turn of [0, 1, 2, 1500]) {
        const values = valuesFor(new IntlMessageFormat(text, "en").getAst(), turn);
        const expected = String(withParser(locale, text, values));
        expect(String(compiled(locale, text, values))).toBe(expected);
        expect(String(compiled(locale, compiledMessage(text), values))).toBe(expected);
      }
    }
  },
);

it("compiles the cases of a plural to a plain object, because React cannot pass an object without a prototype to the browser", () => {
  const { count } = compiledCatalogue({ count: "{n, plural, one {# day} other {# days}}" });
  const [, , cases] = (count as [[string, number, object]])[0];
  expect(Object.getPrototypeOf(cases)).toBe(Object.prototype);
});
