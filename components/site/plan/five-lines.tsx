import { useTranslations } from "next-intl";

const lines = ["stop", "bank", "chat", "device", "person"] as const;

/** Five things to do at once, and the numbers for someone in danger, unless these must be checked again. */
export function FiveLines({ isStale }: { readonly isStale: boolean }) {
  const t = useTranslations("plans.hub");
  return (
    <>
      <ol className="five mt-13">
        {lines.map((line) => (
          <li key={line}>
            <b>{t(`five.${line}.title`)}</b> {isStale && line === "bank" ? t("bankPlain") : t(`five.${line}.text`)}
          </li>
        ))}
      </ol>
      {!isStale && <p className="mt-13">{t("danger")}</p>}
    </>
  );
}
