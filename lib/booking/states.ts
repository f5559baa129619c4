/**
 * Each state of a booking, with the states it may change to. The database ties `cancelled` to its instant and the open
 * states to reserved time.
 */
const changes = {
  awaiting_payment: ["confirmed", "cancelled"],
  confirmed: ["cancelled", "completed", "no_show"],
  cancelled: [],
  // Staff may correct what they noted after an appointment.
  completed: ["no_show"],
  no_show: ["completed"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BookingState = keyof typeof changes;

export const bookingStates = Object.keys(changes) as readonly BookingState[];

/** The states of a booking whose appointment is to take place: its time is reserved, and it can be moved or cancelled. */
export const openStates = ["confirmed", "awaiting_payment"] as const satisfies readonly BookingState[];

/** Whether the booking's appointment is to take place. */
export function isOpen({ status }: { readonly status: string }): boolean {
  return openStates.some((open) => open === status);
}

/** The states from which a booking may change to this one: the condition that each change carries in its `where`. */
export function statesBefore(next: BookingState): BookingState[] {
  return bookingStates.filter((state) => (changes[state] as readonly BookingState[]).includes(next));
}
