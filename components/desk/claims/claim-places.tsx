import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import type { ClaimPlace } from "@/lib/firm/claims/places";

/** The places of the site that show a claim. */
export function ClaimPlaces({ places }: { readonly places: readonly ClaimPlace[] }) {
  const t = useTranslations("claims");
  return (
    <Section id="places" title={t("record.places")}>
      <ul className="claim-places">
        {places.map((place) => (
          <li key={place}>{t(`places.${place}`)}</li>
        ))}
        <li>{t("record.verifyPage")}</li>
      </ul>
    </Section>
  );
}
