/** The encryption context of notes that staff write about a booking. */
export const staffNoteContext = "booking_notes.text";

/** The maximum length of a note, in characters. */
export const maxNoteLength = 5_000;
