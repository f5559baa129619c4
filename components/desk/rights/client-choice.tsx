import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { BySimilarity } from "@/components/desk/list/by-similarity";
import { Nothing } from "@/components/desk/list/nothing";
import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { FormAction } from "@/lib/platform/forms/form-state";

type FoundClient = Readonly<Record<"id" | "firstName" | "lastName", string>> & { readonly email: string | null };

type Props = {
  readonly entry: {
    readonly reference: string;
    readonly version: number;
    readonly client: { readonly id: string } | null;
  };
  readonly action: FormAction;
  /** The form that finds clients. */
  readonly search: ReactNode;
  /** The clients that the search found. Undefined before a search. */
  readonly foundClients: readonly FoundClient[] | undefined;
  /** The ids of the found clients that only have a similar name. */
  readonly similarIds: readonly string[];
};

/**
 * The maximum number of clients that are shown. After a search by name or email address, the client is usually among
 * the first results.
 */
const maxClients = 8;

/** Links an open data request or complaint to a client, or replaces the linked client. */
export function ClientChoice({ entry, action, search, foundClients, similarIds }: Props) {
  const { reference, version, client } = entry;
  const t = useTranslations("registers.link");
  const tSearch = useTranslations("clients");
  const offered = foundClients?.filter(({ id }) => id !== client?.id).slice(0, maxClients);
  return (
    <Section id="link" title={t(client ? "change" : "title")}>
      <div className="stack-13">
        {search}
        {offered?.length === 0 && <Nothing title={tSearch("search.none")} />}
        {offered && offered.length > 0 && (
          <BySimilarity rows={offered} similarIds={similarIds}>
            {(clients) => (
              <ul className="record-list">
                {clients.map(({ id, firstName, lastName, email }) => (
                  <li key={id}>
                    <div>
                      {firstName} {lastName}
                      <span className="sub">{email ?? tSearch("noEmail")}</span>
                    </div>
                    <StaffForm
                      action={action}
                      values={{ reference, version: String(version), clientId: id }}
                      submit={t("submit")}
                      name={t("submitNamed", { name: `${firstName} ${lastName}` })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </BySimilarity>
        )}
      </div>
    </Section>
  );
}
