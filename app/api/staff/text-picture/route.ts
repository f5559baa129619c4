import { z } from "zod";

import { photoTypes } from "@/lib/advisers/photos/address";
import { addPicture } from "@/lib/content/commands/pictures";
import { kindOfFile } from "@/lib/documents/file-kind";
import type { UploadResult } from "@/lib/documents/schema";
import { locales } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { fail, ok } from "@/lib/platform/result";
import { only } from "@/lib/platform/web/api";
import { staffUploadRoute } from "@/lib/platform/web/staff-route";

const target = z.object({
  id: z.uuid(),
  key: z.string().regex(/^[a-z0-9-]{1,80}$/),
  language: z.enum(locales),
});

/** Receives a picture for texts, stores it drawn again, and redirects back to the editor. */
const upload = staffUploadRoute({
  name: "content.upload-picture",
  needs: "content.change",
  async run({ fields, file }, staff, { locale, now }) {
    const parsed = target.safeParse(fields);
    if (!parsed.success) return fail("RESOURCE_NOT_FOUND");
    const { id, key, language } = parsed.data;
    const page = (result: UploadResult) =>
      ok(localizedPath(locale, `/dashboard/content/articles/${key}?locale=${language}&upload=${result}#pictures`));
    if (!file || file.content.length === 0) return page("none");
    const kind = await kindOfFile(file.name, file.content);
    if ("refused" in kind) return page(kind.refused);
    if (!photoTypes.includes(kind.type)) return page("type");
    const stored = await addPicture(staff, { textId: id, fileName: file.name, content: file.content }, now);
    if (stored.ok) return page("stored");
    return page(stored.error === "RESOURCE_CONFLICT" ? "failed" : "mismatch");
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: upload });
