"use client";

import { useMessages } from "next-intl";

import { fieldText } from "@/lib/platform/field-text";

/** Returns a function that translates the error code of a form field into a message. */
export function useFieldMessage(): (code: string) => string {
  const { fields } = useMessages();
  return (code) => fieldText(fields, code);
}
