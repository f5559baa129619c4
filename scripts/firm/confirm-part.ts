import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { firmFields } from "../../lib/firm/settings-fields";
import type { Firm } from "../../lib/firm/settings";
import { formatMoney, isCurrency } from "../../lib/platform/money/money";
import { listCatalogue } from "../../lib/services/queries";
import { textOf } from "../../lib/services/service";
import type { Service } from "../../lib/services/service";
import { confirmableParts, confirmPart } from "../../lib/site/commands/confirm";
import type { ConfirmablePart } from "../../lib/site/commands/confirm";
import { questionsIn } from "../../lib/site/questions";
import { root } from "../shared/root";
import { currentFirm } from "./current-firm";

/**
 * Returns the part that `npm run firm:set -- PART confirmed` names, or undefined if the value does not confirm a part.
 */
export function partToConfirm(key: string | undefined, value: string): ConfirmablePart | undefined {
  return value.trim().toLowerCase() === "confirmed" ? confirmableParts.find((part) => part === key) : undefined;
}

/** Confirms a part and lists everything that is confirmed by it. */
export async function confirm(part: ConfirmablePart): Promise<string> {
  const content = await contentOf(part, await currentFirm());
  const result = await confirmPart({ kind: "terminal" }, part, Date.now());
  if (!result.ok)
    throw new Error("Another change of the firm's record was stored first. Run npm run firm:set again to see it.");
  const outcome = result.value
    ? "confirmed; running sites show it within 5 seconds"
    : "was confirmed before; nothing changed";
  return [...content, `${part}: ${outcome}`].join("\n");
}

/** Lists the parts with their state and content. */
export async function showParts(): Promise<string> {
  const firm = await currentFirm();
  const drafts = (await listCatalogue()).filter(({ confirmedAt }) => confirmedAt === null).length;
  const stateOf = (part: ConfirmablePart) => {
    if (part === "services") return drafts === 0 ? "confirmed" : `${drafts} not confirmed`;
    return firm.confirmedOn[part] === undefined ? "not confirmed" : `confirmed on ${firm.confirmedOn[part]}`;
  };
  const lines = confirmableParts.map((part) => `${part}: ${stateOf(part)}`);
  return `A live site shows these only after an administrator has confirmed them:\n${lines.join("\n")}`;
}

/** One line for each thing that the part contains. */
async function contentOf(part: ConfirmablePart, firm: Firm): Promise<readonly string[]> {
  const field = (name: string) => `${name}: ${firmFields.get(name)?.show(firm) ?? ""}`;
  switch (part) {
    case "services":
      return (await listCatalogue()).map(serviceLine);
    case "hours":
      return ["opening-hours", "zone", "city", "holidays"].map(field);
    case "meeting-modes":
      return [field("meeting-modes")];
    case "articles":
      return articleTitles();
    case "questions":
      return questionsIn("en", firm).flatMap(({ title, questions }) =>
        questions.map(({ question }) => `${title}: ${question}`),
      );
  }
}

function serviceLine(service: Service): string {
  const prices = Object.entries(service.prices).flatMap(([currency, { initialMinor, followUpMinor }]) =>
    isCurrency(currency)
      ? [initialMinor, followUpMinor]
          .flatMap((minor) => (minor === null ? [] : [formatMoney(minor, currency, "en")]))
          .join(" / ")
      : [],
  );
  return `${textOf(service, "en").name}: ${service.minutes} minutes; ${prices.join("; ")}`;
}

const articles = join(root, "lib/site/articles");

function articleTitles(): readonly string[] {
  return readdirSync(articles).map((slug) => {
    const text = readFileSync(join(articles, slug, "en.mdx"), "utf8");
    return `/blog/${slug}: ${(/^title:(.*)$/m.exec(text)?.[1] ?? "").trim().replaceAll(/^"|"$/g, "")}`;
  });
}
