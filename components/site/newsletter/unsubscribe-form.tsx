import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";

type Props = { readonly locale: string; readonly url: string; readonly submit: string; readonly forGood: string };

/**
 * A plain form that works without JavaScript. It posts to the URL that mail programs use for their unsubscribe button
 * (RFC 8058).
 */
export function UnsubscribeForm({ locale, url, submit, forGood }: Props) {
  return (
    <form method="post" action={url} className="grid gap-21">
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      {/* With this field, the server redirects back to the unsubscribe page. Mail programs do not send the field. */}
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
