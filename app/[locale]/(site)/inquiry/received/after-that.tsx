import { getTranslations } from "next-intl/server";

import { BookAfterButton } from "@/components/inquiry/book-after-button";
import { ButtonLink } from "@/components/ui/button";
import { bookAfterRequest } from "@/lib/booking/actions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** A time to talk, for whoever would rather; a request's answers are carried over. */
export async function AfterThat({ kind, locale }: { readonly kind: "contact" | "lead"; readonly locale: Locale }) {
  const t = await getTranslations("inquiry");
  return (
    <section className="stack-21" aria-labelledby="book-title">
      <h2 id="book-title">{t("received.bookTitle")}</h2>
      <p>{t(kind === "lead" ? "received.bookText" : "received.bookTextContact")}</p>
      {kind === "lead" ? (
        <BookAfterButton
          action={bookAfterRequest}
          locale={locale}
          label={t("received.book")}
          sending={t("form.sending")}
          offline={messagesFor(locale).errors.NETWORK_ERROR}
        />
      ) : (
        <p>
          <ButtonLink href="/booking" variant="secondary">
            {t("received.book")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
