import { currentTexts } from "../../lib/content/published";
import { firmFields } from "../../lib/firm/settings-fields";
import type { Firm } from "../../lib/firm/settings";
import { formatMoney, isCurrency } from "../../lib/platform/money/money";
import { listCatalogue } from "../../lib/services/queries";
import { textOf } from "../../lib/services/service";
import type { Service } from "../../lib/services/service";
import { confirmableParts, confirmPart } from "../../lib/site/commands/confirm";
import type { ConfirmablePart } from "../../lib/site/commands/confirm";
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
      return (await currentTexts(Date.now()))
        .list("article", "en")
        .map(({ key, head }) => `/blog/${key}: ${head.title}`);
    case "questions":
      return (await currentTexts(Date.now()))
        .list("question", "en")
        .map(({ topic, head }) => `${topic}: ${head.title}`);
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
