import { redirect } from "next/navigation";
import { z } from "zod";

import { loadRecipient } from "@/lib/inquiry/inbox/loaders";
import { localizedPath } from "@/lib/platform/i18n/paths";

import { ReasonGate } from "../../../reason-gate";
import { staffPage } from "../../../staff-page";
import { WriteBody } from "./write-body";

/** An email to a client. For a colleague's client, staff must first give a reason. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}/write", {
  title: "clients.write.title",
  query: z.object({ language: z.string().optional(), template: z.string().optional() }),
  async render({ locale, params: { id }, query, staff, now }) {
    const loaded = await loadRecipient(staff, id, now);
    if (!loaded) return undefined;
    if (loaded.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${loaded.id}/write`));
    if (loaded.state === "needs-reason")
      return <ReasonGate staff={staff} locale={locale} clientId={id} back={`/dashboard/clients/${id}/write`} />;
    return <WriteBody staff={staff} locale={locale} recipient={loaded} query={query} />;
  },
});
export { generateMetadata, Page as default };
