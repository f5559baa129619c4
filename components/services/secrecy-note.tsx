import { Icon } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims";

/** The claim that we keep a case confidential, with its limits. Renders nothing without the claim. */
export function SecrecyNote({ claim }: { claim: ShownClaim | undefined }) {
  if (!claim) return null;
  return (
    <p className="t16 soft">
      <Icon name="lock" size="s" /> {`${claim.text}. ${claim.limits}`}
    </p>
  );
}
