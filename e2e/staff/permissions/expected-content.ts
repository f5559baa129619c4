import type { Needs } from "../../../lib/platform/auth/permissions";

const drafts = ["saveDraft", "discardDraft", "publishDrafts", "callOffVersion", "removePicture"];

/** The permission of each staff action on the texts of the firm. */
export const contentActions: Readonly<Record<string, Needs>> = {
  ...Object.fromEntries(drafts.map((name) => [`lib/content/actions/drafts.ts#${name}`, "content.change" as const])),
};

/** The permission of each route handler that takes a text or a picture. All of them take POST requests. */
export const contentEndpoints: Readonly<Record<string, Needs>> = {
  "/api/staff/text-check": "content.read",
  "/api/staff/text-picture": "content.change",
};
