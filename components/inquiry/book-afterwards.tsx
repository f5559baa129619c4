import { getTranslations } from "next-intl/server";

import { BookAfterButton } from "./book-after-button";
import { ButtonLink } from "@/components/ui/button";
import { bookAfterRequest } from "@/lib/booking/actions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** The offer to book an appointment. The answers of a request for help are carried over into the booking. */
export async function BookAfterwards({ kind, locale }: { readonly kind: "contact" | "lead"; readonly locale: Locale }) {
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
