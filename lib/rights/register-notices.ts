/** What the page of a register's entry says after an action, in its address as "done". */
export const registerNotices = ["registered", "saved", "corrected", "linked", "extended", "closed", "erased"] as const;

export type RegisterNotice = (typeof registerNotices)[number];
