import { setPhoto } from "@/lib/advisers/commands/photo";
import { photoForm } from "@/lib/advisers/desk/adviser-form";
import { photoTypes } from "@/lib/advisers/photos/address";
import { kindOfFile } from "@/lib/documents/file-kind";
import type { UploadResult } from "@/lib/documents/schema";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { fail, ok } from "@/lib/platform/result";
import { only } from "@/lib/platform/web/api";
import { staffUploadRoute } from "@/lib/platform/web/staff-route";

/** Receives the photo of an adviser, stores it drawn again, and redirects back to the adviser. */
const upload = staffUploadRoute({
  name: "advisers.upload-photo",
  needs: "advisers.change",
  async run({ fields, file }, staff, { locale, now }) {
    const target = photoForm.safeParse(fields);
    if (!target.success) return fail("RESOURCE_NOT_FOUND");
    const { slug, id, version } = target.data;
    const page = (result: UploadResult) =>
      ok(localizedPath(locale, `/dashboard/advisers/${slug}?upload=${result}#photo`));
    if (!file || file.content.length === 0) return page("none");
    const kind = await kindOfFile(file.name, file.content);
    if ("refused" in kind) return page(kind.refused);
    if (!photoTypes.includes(kind.type)) return page("type");
    const stored = await setPhoto(staff, { id, version }, file.content, now);
    if (stored.ok) return page("stored");
    if (stored.error === "RESOURCE_CONFLICT") return page("failed");
    return stored.error === "RESOURCE_NOT_FOUND" ? stored : page("mismatch");
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: upload });
