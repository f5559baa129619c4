import { getTranslations } from "next-intl/server";

import { contactTags } from "@/components/site/parts/contact-links";
import { CardPage } from "@/components/site/parts/card-page";
import { ButtonLink } from "@/components/ui/button";
import { loadFirm } from "@/lib/firm/loaders/firm";

/**
 * The page for a newsletter link with an unknown token. It shows the firm's phone number and email address for visitors
 * who want to unsubscribe.
 */
export async function UnknownLink({ path }: { readonly path: string }) {
  const t = await getTranslations("newsletter.unknownLink");
  return (
    <CardPage path={path} title={t("title")}>
      <p>{t.rich("text", contactTags(await loadFirm()))}</p>
      <div>
        <ButtonLink href="/newsletter" variant="secondary">
          {t("home")}
        </ButtonLink>
      </div>
    </CardPage>
  );
}
