import { getTranslations } from "next-intl/server";

import { responseFailures } from "@/components/forms/response-failures";
import { ClosedNote } from "@/components/site/parts/book-link";
import { ButtonLink } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import type { Offering } from "@/lib/site/opening";

import { BookAfterButton } from "./book-after-button";

type Props = {
  readonly kind: "contact" | "lead";
  readonly locale: Locale;
  /** Opens the booking wizard with the answers from a request for help. */
  readonly action: FormAction;
  readonly offering: Offering;
};

/**
 * Offers an appointment to a person who has sent a message or a request for help, if online booking is open. The
 * answers from a request for help are carried over into the booking.
 */
export async function BookAfterwards({ kind, locale, action, offering }: Props) {
  const t = await getTranslations("inquiry");
  const { errors } = messagesFor(locale);
  if (!offering.isOpen) {
    return (
      <p>
        <ClosedNote opening={offering} />
      </p>
    );
  }
  const free = offering.isFirstHourFree ? "yes" : "no";
  return (
    <section className="stack-21" aria-labelledby="book-title">
      <h2 id="book-title">{t("received.bookTitle")}</h2>
      <p>{t(kind === "lead" ? "received.bookText" : "received.bookTextContact", { free })}</p>
      {kind === "lead" ? (
        <BookAfterButton
          action={action}
          locale={locale}
          label={t("received.book")}
          sending={t("form.sending")}
          offline={errors.NETWORK_ERROR}
          failures={responseFailures(errors)}
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
