"use client";

import { useTranslations } from "next-intl";

import { useFormPreview } from "@/components/desk/form/use-form-preview";
import type { PreviewCard } from "@/lib/services/desk/preview-card";

import { PreviewCards } from "./preview-cards";
import { PreviewTimes } from "./preview-times";
import type { PreviewedDay } from "./preview-times";

type Preview =
  | { readonly days: readonly PreviewedDay[]; readonly cards: readonly PreviewCard[] }
  | { readonly invalid: readonly string[] };

/**
 * Shows what visitors will see if the form around it is saved: the times of the coming two weeks and the card of the
 * service. The server computes both from the typed values.
 */
export function ServicePreview() {
  const t = useTranslations("servicePreview");
  const { box, preview, isLoading } = useFormPreview<Preview>("/api/staff/service-preview");

  return (
    <div ref={box} className="service-preview" aria-busy={isLoading}>
      {preview === undefined && <p className="mute">{t("loading")}</p>}
      {preview === "failed" && <p className="mute">{t("failed")}</p>}
      {typeof preview === "object" && "invalid" in preview && <p className="mute">{t("invalid")}</p>}
      {typeof preview === "object" && "days" in preview && (
        <>
          <PreviewTimes days={preview.days} />
          <PreviewCards cards={preview.cards} />
        </>
      )}
    </div>
  );
}
