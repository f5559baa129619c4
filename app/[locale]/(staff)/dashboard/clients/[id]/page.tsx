import { redirect } from "next/navigation";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { noticeQuery } from "@/lib/client-tasks/schema";
import { loadFile, logEntry } from "@/lib/clients/loaders";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { cursorIn, cursorQuery } from "@/lib/platform/list/list-page";
import type { Search } from "@/lib/platform/parse/read-query";

import { staffPage } from "../../staff-page";
import { FileBody } from "./file-body";
import { ReasonGate } from "../../reason-gate";

/** Shows one client's file. A staff member can open the file of a colleague's client only after giving a reason. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}", {
  title: "clients.file",
  query: z.preprocess(
    // `log` is the former word for `after`.
    (search: Search) => (search["log"] === undefined ? search : { ...search, after: search["log"] }),
    z.object({
      done: z.string().optional(),
      edit: z.string().optional(),
      upload: z.string().optional(),
      merge: z.string().optional(),
      task: noticeQuery.task,
      ...cursorQuery(logEntry),
    }),
  ),
  async render({ locale, params: { id }, query, staff, now }) {
    const { done, edit, upload, merge, task } = query;
    const file = await loadFile(staff, { id, log: cursorIn(query) }, now);
    if (!file) return undefined;
    if (file.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${file.id}`));
    if (file.state === "open") {
      return (
        <>
          <RefreshOnChange kinds={["client"]} id={id} />
          <FileBody
            staff={staff}
            locale={locale}
            file={file}
            done={done}
            task={task}
            edit={edit}
            upload={upload}
            now={now}
          />
        </>
      );
    }
    return <ReasonGate staff={staff} locale={locale} clientId={id} back={merge ?? `/dashboard/clients/${id}`} />;
  },
});
export { generateMetadata, Page as default };
