import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { UploadForm } from "@/components/forms/upload-form";
import { PlainImage } from "@/components/ui/plain-image";
import type { ShownPicture } from "@/lib/content/pictures/picture";
import { photoEndings } from "@/lib/advisers/photos/address";
import type { UploadResult } from "@/lib/documents/schema";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

type Props = {
  readonly target: Readonly<Record<"id" | "key" | "language", string>>;
  readonly pictures: ReadonlyMap<string, ShownPicture>;
  readonly mayChange: boolean;
  readonly remove: FormAction;
  readonly result: UploadResult | undefined;
};

/** The pictures that texts can show, and the form that uploads one. */
export async function PictureSection({ target, pictures, mayChange, remove, result }: Props) {
  const t = await getTranslations("staffContent.editor.pictures");
  return (
    <Section title={t("title")} id="pictures" isRuled>
      {pictures.size === 0 && <p className="mute">{t("none")}</p>}
      <ul className="record-list">
        {[...pictures].map(([name, { src, width, height }]) => (
          <li key={name}>
            <span>
              <PlainImage src={src} width={width} height={height} alt="" className="text-picture" loading="lazy" />{" "}
              <code>{name}</code>
            </span>
            {mayChange && (
              <StaffForm
                action={remove}
                submit={t("remove")}
                name={t("removeNamed", { name })}
                variant="text"
                values={{ ...target, name }}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <UploadForm
          action="/api/staff/text-picture"
          values={target}
          endings={photoEndings}
          maxBytes={maxDocumentBytes}
          result={result}
          variant="secondary"
          texts={{ label: t("file"), hint: t("hint"), error: t("error"), stored: t("stored") }}
        />
      )}
    </Section>
  );
}
