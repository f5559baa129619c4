import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";

const uncovered = ["results", "crypto", "prices", "site", "approval"] as const;

/** Explains what a registration does not cover, starting with the limits in the firm's own claim records. */
export function RegistrationScope({ claims }: { readonly claims: readonly ShownClaim[] }) {
  const t = useTranslations("verify.scope");
  return (
    <section className="mt-34" aria-labelledby="scope-title">
      <div>
        <h3 id="scope-title">{t("title")}</h3>
        <p className="t16 soft">{t("lead")}</p>
      </div>
      <ul className="scope">
        {claims.map(({ key, limits }) => (
          <li key={key}>{limits}</li>
        ))}
        {uncovered.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  );
}
