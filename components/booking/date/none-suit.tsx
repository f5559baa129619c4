"use client";

import { useTranslations } from "next-intl";

import type { NextFree } from "./calendar-view";
import { contactTags } from "../shared/contact-links";
import type { Reach } from "../shared/contact-links";
import { NextFreeLink } from "./next-free-link";
import type { Travel } from "./use-travel";

type Props = { readonly reach: Reach; readonly next: NextFree | null; readonly travel: Travel };

/** A way on for whoever finds no time among those offered. */
export function NoneSuit({ reach, next, travel }: Props) {
  const t = useTranslations("booking.date");
  return (
    <details className="t16 mt-13">
      <summary className="more">{t("noneSuit")}</summary>
      <div className="mt-8 grid gap-8">
        <p>{t.rich("noneSuitText", contactTags(reach))}</p>
        <NextFreeLink next={next} travel={travel} />
      </div>
    </details>
  );
}
