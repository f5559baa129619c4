import type { ShownClaim } from "@/lib/firm/claims/claim";

/** A function that joins a label and a text with the colon and the spacing of the language. */
type Labelled = (parts: { readonly label: string; readonly text: string }) => string;

/**
 * The full wording of a claim: a statistic with its figure, a testimonial with the client's name, a qualification with
 * its holder.
 */
export function claimWording(
  { text, facts, kind }: ShownClaim,
  all: readonly ShownClaim[],
  labelled: Labelled,
): string {
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

/**
 * The title of a claim in an expandable list entry. For a testimonial or a team member, it is the person's name with
 * the result or the role, because the text is too long for one line. For other claims, it is the full wording.
 */
export function claimTitle(claim: ShownClaim, all: readonly ShownClaim[], labelled: Labelled): string {
  const { clientName, recoveryResult, name, role } = claim.facts;
  const named = joined(claim.kind === "testimonial" ? [clientName, recoveryResult] : [name, role], ", ");
  const isNamed = claim.kind === "testimonial" || claim.key.startsWith("team.");
  return isNamed && named !== "" ? named : claimWording(claim, all, labelled);
}

/** The name of the team member who holds a qualification. It comes from the claim about the team member. */
function memberName(member: unknown, all: readonly ShownClaim[]): unknown {
  return all.find(({ key }) => key === `team.${String(member)}`)?.facts.name;
}

function joined(parts: readonly unknown[], between: string): string {
  return parts.filter((part) => typeof part === "string" && part !== "").join(between);
}

/**
 * The URL of the evidence. If there is none, the URL of the register's home page. A URL that does not use https is
 * ignored, because an http page can be forged. React itself blocks `javascript:` URLs in links.
 */
export function verificationUrl({ evidenceUrl, facts: { verifyUrl } }: ShownClaim): string | undefined {
  return [evidenceUrl, verifyUrl].find(
    (address): address is string =>
      typeof address === "string" && URL.canParse(address) && new URL(address).protocol === "https:",
  );
}
