import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import type { z } from "zod";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { HistoryList } from "@/components/desk/record/history-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientChoice } from "@/components/desk/rights/client-choice";
import { EntryPerson } from "@/components/desk/rights/entry-person";
import { registers } from "@/components/desk/rights/register-kinds";
import type { Register } from "@/components/desk/rights/register-kinds";
import { Badge } from "@/components/ui/badge";
import { loadFoundClients } from "@/lib/clients/loaders";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { registerHistoryTexts } from "@/lib/rights/registers/history-texts";
import type { entryQuery } from "@/lib/rights/registers/loaders";
import type { ComplaintRecord, DataRequestRecord } from "@/lib/rights/registers/types";
import { loadClientIds } from "@/lib/search/loaders";

type Props = {
  readonly register: Register;
  readonly entry: ComplaintRecord | DataRequestRecord;
  readonly isOpen: boolean;
  /** The name of the entry's state. */
  readonly state: string;
  /** The deadline of an open entry. */
  readonly due: ReactNode;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
  /** Links the entry to a client. */
  readonly link: ComponentProps<typeof ClientChoice>["action"];
  readonly page: {
    readonly locale: Locale;
    readonly staff: Staff;
    readonly path: string;
    readonly query: z.output<typeof entryQuery>;
    readonly now: Instant;
  };
};

/** The page of an entry in one of the two registers: its facts, its person, what was done and what can be done next. */
export async function RegisterRecord({ register, entry, isOpen, state, due, facts, actions, link, page }: Props) {
  const { texts, address } = registers[register];
  const { locale, staff, path, query, now } = page;
  const [t, tRegisters] = await Promise.all([getTranslations(texts), getTranslations("registers")]);
  const found = query.q === "" ? undefined : await loadClientIds(staff, query.q);
  return (
    <>
      <RefreshOnChange kinds={["register"]} />
      <PageHeader
        title={t("titleOf", { name: entry.name })}
        crumbs={{ href: address, list: t("title"), current: entry.reference }}
        note={
          <span className="record-note">
            <Badge tone={isOpen ? "info" : "plain"}>{state}</Badge>
            {isOpen && due}
          </span>
        }
      />
      <PageNotice notice={query.done && { code: query.done, message: tRegisters(`notices.${query.done}`) }} />
      <div className="columns">
        <div className="stack-34">
          {facts}
          <EntryPerson entry={entry} />
          {isOpen && (
            <ClientChoice
              entry={entry}
              action={link}
              search={<ClientSearch path={path} typed={query.q} />}
              foundClients={found && (await loadFoundClients(staff, found.ids, now))}
              similarIds={found?.similarIds ?? []}
            />
          )}
        </div>
        <div className="stack-34 side-column">
          {isOpen && actions}
          <Section id="history" title={tRegisters("history")}>
            <HistoryList items={registerHistoryTexts(entry.events, { locale, zone: firm().zone })} />
          </Section>
        </div>
      </div>
    </>
  );
}
