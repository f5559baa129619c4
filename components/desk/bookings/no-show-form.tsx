import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { markNoShow } from "@/lib/booking/desk/actions/staff";

import { useQuestion } from "./cancel-form";
import type { QuestionTarget } from "./cancel-form";

/** Records that the client did not come. */
export function NoShowForm({ target }: { readonly target: QuestionTarget }) {
  const t = useTranslations("bookings.ask.noShow");
  return <StaffForm {...useQuestion(target)} action={markNoShow} submit={t("submit")} variant="primary" />;
}
