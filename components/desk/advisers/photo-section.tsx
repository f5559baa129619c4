import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { UploadForm } from "@/components/forms/upload-form";
import { ClientMessages } from "@/components/layout/client-messages";
import type { Adviser } from "@/lib/advisers/adviser";
import { photoEndings } from "@/lib/advisers/photos/address";
import type { UploadResult } from "@/lib/documents/schema";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

type Props = {
  readonly adviser: Adviser;
  readonly remove: FormAction;
  readonly result: UploadResult | undefined;
};

/** The form that uploads the adviser's photo, and the button that removes it. */
export async function PhotoSection({ adviser, remove, result }: Props) {
  const t = await getTranslations("adviserDesk.photo");
  const { id, slug, version, photo } = adviser;
  const values = { id, version: String(version) };
  return (
    <Section title={t("title")} id="photo">
      <p className="mute">{t("text")}</p>
      <ClientMessages namespaces={["documents"]}>
        <UploadForm
          action="/api/staff/adviser-photo"
          values={{ ...values, slug }}
          endings={photoEndings}
          maxBytes={maxDocumentBytes}
          result={result}
          variant="secondary"
          texts={{ label: t("file"), hint: t("hint"), error: t("error"), stored: t("stored") }}
        />
      </ClientMessages>
      {photo && <StaffForm action={remove} submit={t("remove")} variant="text" values={values} />}
    </Section>
  );
}
