import type { useTranslations } from "next-intl";

import type { ReplyTexts } from "@/components/desk/inbox/reply-editor";

/** The texts of the editor of emails. */
export function editorTexts(t: ReturnType<typeof useTranslations<"inbox.reply">>): ReplyTexts {
  return {
    label: t("label"),
    send: t("send"),
    sending: t("sending"),
    saved: t("saved", { time: "{time}" }),
    unsaved: t("unsaved"),
    notSaved: t("notSaved"),
    preview: t("preview"),
    previewEnd: t("previewEnd"),
    changed: t("changed"),
    read: t("read"),
    refusal: t("refusal"),
    subject: t("subject"),
  };
}
