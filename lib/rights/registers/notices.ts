/**
 * The notices that the page of a data request or a complaint can show after an action. The query parameter `done`
 * selects one.
 */
export const registerNotices = ["registered", "saved", "corrected", "linked", "extended", "closed", "erased"] as const;

export type RegisterNotice = (typeof registerNotices)[number];
