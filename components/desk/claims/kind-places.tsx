import { useTranslations } from "next-intl";

import type { ClaimKind } from "@/lib/firm/claims/claim";
import type { KindPlaces as Places } from "@/lib/firm/claims/places";

/**
 * Where a new claim of a kind will show: on the page that lists every claim. The other places of its kind show claims
 * that are already in the list.
 */
export function KindPlaces({ kind, places }: { readonly kind: ClaimKind; readonly places: Places }) {
  const t = useTranslations("claims");
  return (
    <ul className="claim-places">
      <li>{t("preview.verifyPage")}</li>
      {places[kind].map((place) => (
        <li key={place} className="mute">
          <s>{t(`places.${place}`)}</s> {t("preview.taken")}
        </li>
      ))}
    </ul>
  );
}
