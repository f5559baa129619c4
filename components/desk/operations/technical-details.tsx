import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import type { OperationsFacts } from "@/lib/operations/facts";

/** Versions, ids and codes that only the person who runs the server needs. What is not known is left out. */
export function TechnicalDetails({ facts }: { readonly facts: OperationsFacts }) {
  const t = useTranslations("operations.technical");
  const { program, database, site, keys, webhook, chain } = facts;
  const migrations = site.migrations.facts;
  const fault = chain?.last?.fault;
  const rows = {
    build: program.build,
    node: program.node,
    postgresql: database?.version,
    size: database && t("megabytes", { count: Math.round(database.bytes / 1e6) }),
    migrations: migrations && t("missing", migrations),
    key: keys?.id,
    mailError: site.mail.facts?.error,
    stripeEvent: webhook?.kind,
    auditFault: fault && t("fault", fault),
  } as const;
  const names = Object.keys(rows) as readonly (keyof typeof rows)[];
  return (
    <Section id="technical" title={t("title")} isRuled>
      <div className="stack-13">
        <p className="mute">{t("text")}</p>
        <SummaryList
          rows={names.flatMap((name) => {
            const value = rows[name];
            return value ? [{ term: t(`names.${name}`), value }] : [];
          })}
        />
      </div>
    </Section>
  );
}
