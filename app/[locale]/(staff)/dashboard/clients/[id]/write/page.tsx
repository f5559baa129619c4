import { redirect } from "next/navigation";
import { z } from "zod";

import { loadRecipient } from "@/lib/inquiry/inbox/loaders";
import { preparedKinds } from "@/lib/inquiry/inbox/prepared-text";
import { localizedPath } from "@/lib/platform/i18n/paths";

import { ReasonGate } from "../../../reason-gate";
import { staffPage } from "../../../staff-page";
import { WriteBody } from "./write-body";

/** An email to a client. For a colleague's client, staff must first give a reason. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}/write", {
  title: "clients.write.title",
  query: z.object({
    language: z.string().optional(),
    template: z.string().optional(),
    /** The reference of the booking that the email is about, and what is said of it. */
    about: z.string().max(20).optional(),
    text: z.enum(preparedKinds).optional(),
  }),
  async render({ locale, params: { id }, query, staff, now }) {
    const loaded = await loadRecipient(staff, id, now);
    if (!loaded) return undefined;
    if (loaded.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${loaded.id}/write`));
    if (loaded.state === "needs-reason") {
      const about = query.about && query.text ? `?about=${query.about}&text=${query.text}` : "";
      const back = `/dashboard/clients/${id}/write${about}`;
      return <ReasonGate staff={staff} locale={locale} clientId={id} back={back} />;
    }
    return <WriteBody staff={staff} locale={locale} recipient={loaded} query={query} now={now} />;
  },
});
export { generateMetadata, Page as default };
