import type { ShownClaim } from "@/lib/firm/claims";

/** A text after what it belongs to, with the colon as the language sets it. */
type Labelled = (parts: { readonly label: string; readonly text: string }) => string;

/** What is claimed, whole: a figure with what it counts, a review and a qualification with whose they are. */
export function wordingOf({ text, facts, kind }: ShownClaim, all: readonly ShownClaim[], labelled: Labelled): string {
  const { figure, clientName, recoveryResult, name, role } = facts;
  const after = (label: string) => (label === "" ? text : labelled({ label, text }));
  switch (kind) {
    case "statistic":
      return joined([figure, text], " ");
    case "testimonial":
      return after(joined([clientName, recoveryResult], ", "));
    case "qualification":
      return after(joined([name ?? memberName(facts.member, all), role], ", "));
    default:
      return text;
  }
}

/** A qualification names its holder by the record that describes them. */
function memberName(member: unknown, all: readonly ShownClaim[]): unknown {
  return all.find(({ key }) => key === `team.${String(member)}`)?.facts.name;
}

function joined(parts: readonly unknown[], between: string): string {
  return parts.filter((part) => typeof part === "string" && part !== "").join(between);
}

/** The evidence itself, else the front door of the register. Only https: the address comes from a record. */
export function checkAddressOf({ evidenceUrl, facts: { verifyUrl } }: ShownClaim): string | undefined {
  return [evidenceUrl, verifyUrl].find(
    (address): address is string =>
      typeof address === "string" && URL.canParse(address) && new URL(address).protocol === "https:",
  );
}
