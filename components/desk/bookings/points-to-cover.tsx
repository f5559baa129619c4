import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";

const points = {
  consultation: ["story", "stopped", "free", "limits"],
  recovery: ["transfers", "reports", "stopped", "terms"],
  investigation: ["questions", "papers", "limits", "report"],
} as const;

/** The topics that the adviser covers in an appointment. The topics depend on the category of the service. */
export function PointsToCover({ category }: { readonly category: string }) {
  const t = useTranslations("bookings.appointment");
  const own = category in points ? points[category as keyof typeof points] : points.consultation;
  return (
    <Section id="points" title={t("toCover")}>
      <ul className="points">
        {(["safe", ...own, "next"] as const).map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
    </Section>
  );
}
