import type { Needs } from "../../../lib/platform/auth/permissions";

/** The actions on the texts of the firm, by the name of their file. All of them change texts. */
const actions: Readonly<Record<string, readonly string[]>> = {
  drafts: ["saveDraft", "discardDraft", "publishDrafts", "callOffVersion", "removePicture"],
  history: ["restoreVersion", "withdrawVersion"],
  legal: ["publishLegal", "callOffLegal", "discardLegal"],
  list: ["addArticle", "deleteText", "undeleteText"],
  questions: [
    ...["addTopic", "addQuestion", "saveQuestion", "saveTopic", "discardQuestion", "moveText", "placeQuestion"],
    "publishQuestions",
  ],
  notices: ["addNotice", "saveNotice", "publishNotice", "takeNoticeDown"],
};

/** The actions that say what counsel has read. */
const readings = ["proposeReading", "confirmReading", "sendBackReading", "withdrawReading", "withdrawMark"];

/** The actions on the rules of law that public pages state. */
const rules = ["proposeRule", "confirmRule", "sendBackRule", "takeBackRule", "withdrawRule"];

const addressOf = (file: string, name: string) => `lib/content/actions/${file}.ts#${name}`;

/** The permission of each staff action on the texts of the firm and on the rules of law. */
export const contentActions: Readonly<Record<string, Needs>> = Object.fromEntries([
  ...Object.entries(actions).flatMap(([file, names]) =>
    names.map((name) => [addressOf(file, name), "content.change"] as const),
  ),
  ...readings.map((name) => [addressOf("legal", name), "settings.change"] as const),
  ...rules.map((name) => [`lib/deadlines/actions.ts#${name}`, "settings.change"] as const),
]);

/** The permission of each route handler that takes a text or a picture. All of them take POST requests. */
export const contentEndpoints: Readonly<Record<string, Needs>> = {
  "/api/staff/text-check": "content.read",
  "/api/staff/text-picture": "content.change",
  "/api/staff/line-preview": "content.change",
};
