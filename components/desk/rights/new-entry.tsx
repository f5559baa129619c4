import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PageHeader } from "@/components/desk/record/page-header";

import { registers } from "./register-kinds";
import type { Register } from "./register-kinds";

/** The page on which staff enter a data request or complaint that came by email, by phone or by post. */
export function NewEntry({ register, children }: { readonly register: Register; readonly children: ReactNode }) {
  const { texts, address } = registers[register];
  const t = useTranslations(texts);
  return (
    <>
      <PageHeader
        title={t("new")}
        note={t("newNote")}
        crumbs={{ href: address, list: t("title"), current: t("new") }}
      />
      {children}
    </>
  );
}
