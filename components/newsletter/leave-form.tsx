import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";

type Props = { readonly locale: string; readonly address: string; readonly submit: string; readonly forGood: string };

/** The plain form that mail programs send too (RFC 8058). It needs no script. */
export function LeaveForm({ locale, address, submit, forGood }: Props) {
  return (
    <form method="post" action={address} className="grid gap-21">
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      {/* The answer returns to this page in its language. A mail program sends no page. */}
      <input type="hidden" name="page" value={locale} />
      <Checkbox id="forGood" name="forGood" label={forGood} />
      <div>
        <Button type="submit" variant="primary" size="lg">
          {submit}
        </Button>
      </div>
    </form>
  );
}
