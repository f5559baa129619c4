import type { ComponentProps, ReactNode } from "react";

import { firmFacts } from "@/components/site/parts/firm-facts";
import { MarginNote } from "@/components/site/parts/margin-note";
import type { Picture } from "@/components/site/parts/photo";
import { proseComponents } from "@/components/site/parts/prose";
import { Alert } from "@/components/ui/alert";
import { keptPeriods } from "@/lib/content/markdown/directives";
import type { Source } from "@/lib/content/heads";
import type { ShownClaim } from "@/lib/firm/claims/claim";
import { profile } from "@/lib/firm/profile";
import type { Firm } from "@/lib/firm/settings";
import { isCardOnly } from "@/lib/money/account/ways-to-pay";
import { cardSettings } from "@/lib/money/provider/settings";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Offering } from "@/lib/site/opening";
import type { PriceRow } from "@/lib/site/price-list";

import { CallBox, ClaimBox, ClaimWording, FreeHelpBox, PictureBox, PriceText, SourceBox } from "./boxes";

/** What the words and blocks of a text can insert. What is missing is left out of the page. */
export type TextFacts = {
  readonly firm: Firm;
  readonly locale: Locale;
  readonly offering: Offering;
  /** The sources of the text, in the order of their numbers. */
  readonly sources: readonly Source[];
  /** The claims that may be shown. */
  readonly claims: readonly ShownClaim[];
  readonly prices: readonly PriceRow[];
  /** The pictures of the firm by the name of their file. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Whether counsel has read this version of a legal text. Its passages for counsel then have no note. */
  readonly isRead?: boolean;
};

type Value = { readonly value: string };

const { Cite, Note, ...elements } = proseComponents;

function Warning({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <Alert tone="bad" icon="alert" title={title}>
      {children}
    </Alert>
  );
}

function Steps(props: ComponentProps<"ol">) {
  return <ol className="service-steps" {...props} />;
}

/** The components that replace the elements of `hastOf`. */
export function textComponents({ firm, locale, offering, sources, claims, prices, pictures, isRead }: TextFacts) {
  const facts = firmFacts(firm, locale);
  const conditions: Readonly<Record<string, boolean>> = {
    "firm=ca": profile().id === "ca",
    "firm=uk": profile().id === "uk",
    "cards=yes": Boolean(cardSettings()),
    "cards=only": isCardOnly(firm),
    "first-hour=free": offering.isFirstHourFree,
  };
  return {
    ...elements,
    "text-cite": ({ value }: Value) => <Cite n={Number(value)} />,
    "text-margin-note": ({ numbers, rows }: { readonly numbers: string; readonly rows: string }) => (
      <MarginNote numbers={numbers.split(" ").map(Number)} rows={rows} sources={sources} locale={locale} />
    ),
    "text-firm-name": facts.FirmName,
    "text-firm-address": facts.FirmAddress,
    "text-firm-email": facts.FirmMail,
    "text-firm-phone": facts.FirmPhone,
    "text-firm-online-hours": facts.OnlineHours,
    "text-firm-payment": facts.PaymentText,
    "text-firm-meeting": facts.MeetingText,
    "text-price": ({ value }: Value) => <PriceText slug={value} prices={prices} />,
    "text-claim": ({ value }: Value) => <ClaimWording of={value} claims={claims} />,
    "text-kept": ({ value }: Value) => {
      const name = keptPeriods.get(value);
      return name && facts.Kept({ of: name });
    },
    "text-when": ({ condition, children }: { readonly condition: string; readonly children: ReactNode }) =>
      conditions[condition] ? children : null,
    "text-steps": Steps,
    "text-note": Note,
    "text-warning": Warning,
    "text-source": ({ n }: { readonly n: string }) => <SourceBox source={sources[Number(n) - 1]} locale={locale} />,
    "text-claim-box": ({ value }: Value) => <ClaimBox of={value} claims={claims} />,
    "text-free-help": () => <FreeHelpBox locale={locale} />,
    "text-call": () => <CallBox offering={offering} />,
    "text-picture": ({ file, alt }: { readonly file: string; readonly alt: string }) => (
      <PictureBox picture={pictures.get(file)} alt={alt} />
    ),
    "text-counsel": isRead ? () => null : facts.Counsel,
    "text-withdrawal": facts.WithdrawalInstructions,
    "text-laws": facts.Laws,
    "text-law": facts.Law,
  };
}
