/** A booking that still stands: neither cancelled nor over. */
export const openStatuses = ["confirmed", "awaiting_payment"] as const;

/** Whether a booking still stands. */
export function isOpen({ status }: { readonly status: string }): boolean {
  return openStatuses.some((open) => open === status);
}
