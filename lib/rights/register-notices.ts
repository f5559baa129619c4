/** The notices that a register entry's page can show after an action. The query parameter `done` names one of them. */
export const registerNotices = ["registered", "saved", "corrected", "linked", "extended", "closed", "erased"] as const;

export type RegisterNotice = (typeof registerNotices)[number];
