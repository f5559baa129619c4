import { framedEmail } from "@/lib/firm/email-frame";
import type { StoredLogo } from "@/lib/firm/logo/stored-logo";
import { firm } from "@/lib/firm/settings-snapshot";
import { invoicePdf } from "@/lib/money/account/invoice/pdf";
import { currentSeller } from "@/lib/money/account/invoice/seller";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

type Reader = { readonly locale: Locale; readonly now: Instant };

/** An email of the firm with a logo that is not saved yet, as HTML that loads nothing. */
export function emailWithLogo(logo: StoredLogo, locale: Locale): string {
  const t = translatorFor(locale, "settings.logo.sample");
  const email = framedEmail(
    {
      to: firm().notificationEmail,
      fromName: firm().tradingName,
      locale,
      subject: t("title"),
      title: t("title"),
      blocks: [{ kind: "text", text: t("text") }],
      demoNotice: t("note"),
    },
    logo,
  );
  return email.html.replaceAll("cid:logo", dataUrl(logo));
}

/** An invoice of the firm with a logo that is not saved yet, as a PDF. It says that it is invented. */
export async function invoiceWithLogo({ path }: StoredLogo, { locale, now }: Reader): Promise<Buffer> {
  const t = translatorFor(locale, "settings.logo.sample");
  const { zone, taxWording, referencePrefix } = firm();
  const today = dayOf(now, zone);
  return invoicePdf({
    kind: "invoice",
    number: `${today.slice(0, 4)}-0000`,
    corrects: null,
    correctedOn: null,
    currency: soldCurrencies()[0] ?? "EUR",
    locale,
    createdAt: now,
    netMinor: 10_000,
    taxMinor: 1_300,
    totalMinor: 11_300,
    issuedOn: today,
    dueOn: today,
    content: {
      seller: { ...currentSeller(locale), logo: path },
      buyer: { name: t("client"), email: null },
      service: t("service"),
      bookingReference: `${referencePrefix}-0000`,
      serviceDay: today,
      taxRatePercent: 13,
      taxWording: taxWording[locale],
      note: t("note"),
      isSample: true,
    },
  });
}

/** The PNG of a logo as an address that contains it. */
export const dataUrl = ({ png }: Pick<StoredLogo, "png">) =>
  `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
