import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";

type Props = { readonly locale: string; readonly address: string; readonly submit: string; readonly forGood: string };

/** A plain form, the very one that a mail program sends (RFC 8058): leaving works wherever anything works. */
export function LeaveForm({ locale, address, submit, forGood }: Props) {
  return (
    <form method="post" action={address} className="grid gap-21">
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      {/* The page that it came from is gone back to, in its language; a mail program has none. */}
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
