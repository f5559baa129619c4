"use client";

import { useTranslations } from "next-intl";

import { proofField } from "@/lib/platform/forms/form-state";
import type { FormState } from "@/lib/platform/forms/form-state";

import type { StaffField } from "./staff-field";

/** The field for the password or the code with which the server wants a sensitive change to be confirmed. */
export function useProofField(state: FormState): StaffField | undefined {
  const t = useTranslations("staffForm.proof");
  const proof = state.status === "failed" ? state.proof : undefined;
  return proof && { name: proofField, kind: proof, label: t(proof) };
}
