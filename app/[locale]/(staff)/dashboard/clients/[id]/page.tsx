import { z } from "zod";

import { redirect } from "next/navigation";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { loadFile } from "@/lib/clients/loaders";
import { localizedPath } from "@/lib/platform/i18n/paths";

import { staffPage } from "../../staff-page";
import { FileBody } from "./file-body";
import { ReasonGate } from "../../reason-gate";

/** Shows one client's file. A staff member can open the file of a colleague's client only after giving a reason. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}", {
  title: "clients.file",
  query: z.object({
    done: z.string().optional(),
    edit: z.string().optional(),
    upload: z.string().optional(),
    merge: z.string().optional(),
    log: z.string().optional(),
  }),
  async render({ locale, params: { id }, query: { done, edit, upload, merge, log }, staff, now }) {
    const file = await loadFile(staff, { id, logBefore: log }, now);
    if (!file) return undefined;
    if (file.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${file.id}`));
    if (file.state === "open") {
      return (
        <>
          <RefreshOnChange kinds={["client"]} id={id} />
          <FileBody staff={staff} locale={locale} file={file} done={done} edit={edit} upload={upload} now={now} />
        </>
      );
    }
    return <ReasonGate staff={staff} locale={locale} clientId={id} back={merge ?? `/dashboard/clients/${id}`} />;
  },
});
export { generateMetadata, Page as default };
