type Phone = { readonly phone?: string; readonly phoneE164?: string | null };

/**
 * The digits by which phone numbers are compared: those of the E.164 number if there is one, otherwise those that were
 * typed. Undefined if there are no digits. In SQL, this is `search_digits(coalesce(phone_e164, phone))`.
 */
export function phoneKey({ phone = "", phoneE164 }: Phone): string | undefined {
  return (phoneE164 ?? phone).replace(/\D/g, "") || undefined;
}
