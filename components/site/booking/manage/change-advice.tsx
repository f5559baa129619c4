"use client";

import { useTranslations } from "next-intl";

import type { FormState } from "@/lib/platform/forms/form-state";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";

type Props = { readonly state: FormState; readonly contact: ContactDetails };

/**
 * Says after a failed change that the appointment is unchanged, or that the result is unknown. Without this text,
 * visitors might think that they have lost the appointment.
 */
export function ChangeAdvice({ state, contact }: Props) {
  const t = useTranslations("manage.failed");
  if (state.status !== "failed") return null;
  // Without a response, the browser cannot know whether the server made the change.
  const isUnknown = state.error === "NETWORK_ERROR" || state.error === "GATEWAY_TIMEOUT";
  return t.rich(isUnknown ? "unknown" : "unchanged", contactTags(contact));
}
