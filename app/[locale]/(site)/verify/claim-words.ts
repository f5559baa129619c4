import type { ShownClaim } from "@/lib/firm/claims";

/** What is claimed, whole: a figure with what it counts, a review and a qualification with whose they are. */
export function wordingOf({ text, facts, kind }: ShownClaim, all: readonly ShownClaim[]): string {
  const { figure, clientName, recoveryResult, name, role } = facts;
  switch (kind) {
    case "statistic":
      return joined([figure, text], " ");
    case "testimonial":
      return joined([joined([clientName, recoveryResult], ", "), text], ": ");
    case "qualification":
      return joined([joined([name ?? memberName(facts.member, all), role], ", "), text], ": ");
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
    (address): address is string => typeof address === "string" && URL.canParse(address) && new URL(address).protocol === "https:",
  );
}
