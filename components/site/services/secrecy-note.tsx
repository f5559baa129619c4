import { Icon } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims/claim";

/**
 * The claim that the firm keeps a case confidential, with the limits of the claim. Renders nothing if the claim may not
 * be shown.
 */
export function SecrecyNote({ claim }: { claim: ShownClaim | undefined }) {
  if (!claim) return null;
  return (
    <p className="t16 soft">
      <Icon name="lock" size="s" /> {`${claim.text}. ${claim.limits}`}
    </p>
  );
}
