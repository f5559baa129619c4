import type { SettledStatus } from "@/lib/booking/desk/table-row";
import type { OtherPerson } from "@/lib/inquiry/person/other-person";
import type { SafeContactSource } from "@/lib/inquiry/safe-contact/union";
import type { ListPage } from "@/lib/platform/list/list-page";
import type { ContactValues } from "./contact-fields";
import type { MergeField, MergeValues, MovingTable } from "./merge-fields";

/** The parts of a client's file and a row of the client list, as pages show them. */

export type ListedClient = {
  readonly createdAt: Date;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly erasedAt: Date | null;
  readonly isHeld: boolean;
  readonly email: string | null;
  readonly zone: string;
  /** Whether the file or one of the bookings has safe-contact instructions. */
  readonly needsCare: boolean;
  /** The start of the next open appointment. */
  readonly next: Date | null;
  /**
   * The name of the adviser who holds the next open appointment. If there is none, the adviser of the latest
   * appointment.
   */
  readonly adviser: string | null;
  /** The state of the client's newest open case, or of the newest case if none is open. Null without a case. */
  readonly caseState: "open" | "closed" | null;
  /** The number of completed steps of this case. */
  readonly completedSteps: number | null;
};

export type FileNote = {
  readonly id: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly isRestricted: boolean;
  /** The text of the note. Undefined if the reader may not read it. */
  readonly text: string | undefined;
};

export type ErasureCause = "request" | "retention" | "repeat";

/** The last erasure of a client's data. */
export type FileErasure = {
  readonly at: Date;
  readonly cause: ErasureCause;
  /** The names of the data classes that the law requires the firm to keep, see lib/rights/classes/class.ts. */
  readonly kept: readonly string[];
};

/** The client of the file. All texts are decrypted, except the restricted notes that the reader may not read. */
export type FileClient = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly erasure: FileErasure | undefined;
  /** Whether the client has an open legal hold. False for staff who may not see legal holds. */
  readonly isHeld: boolean;
  /** The client's contact data. Each key is a field of the form in which staff change the data. */
  readonly contact: ContactValues;
  readonly email: string | null;
  /** The phone number in the usual notation of its country. */
  readonly phone: string;
  readonly phoneE164: string | null;
  readonly dateOfBirth: Date | null;
  readonly preferredContact: string;
  readonly locale: string;
  readonly zone: string;
  readonly createdAt: Date;
  readonly safeContact: readonly string[];
  readonly safeContactNote: string | undefined;
  /** The safe-contact instructions from the file and from the client's bookings. */
  readonly sources: readonly SafeContactSource[];
  /** The notes, latest first. */
  readonly notes: readonly FileNote[];
};

type Appointment = {
  readonly reference: string;
  readonly status: SettledStatus;
  readonly startsAt: Date;
  /** Whether the confirmation, or the notice of a move, did not reach the client. */
  readonly isUndelivered: boolean;
  /** The name in the booking, if it is not the name of the file. */
  readonly otherName: string | undefined;
  /** How the booking differs from the file, if it names another person. */
  readonly otherPerson: OtherPerson | undefined;
  readonly privacyConsentAt: Date;
  readonly termsAcceptedAt: Date;
  readonly adviser: { readonly name: string };
  readonly service: {
    readonly slug: string;
    readonly texts: readonly { readonly locale: string; readonly name: string }[];
  };
};

type Inquiry = {
  readonly kind: "message" | "lead" | "begun";
  readonly reference: string;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly consentAt: Date | null;
};

export type Access = {
  readonly id: bigint;
  readonly at: Date;
  readonly action: string;
  /** The name of the staff member who took the action. */
  readonly name: string | null;
  readonly reason: unknown;
};

export type ClientFile = {
  readonly state: "open";
  readonly client: FileClient;
  readonly appointments: readonly Appointment[];
  /** The messages and leads from the client's email address or phone number. */
  readonly inquiries: readonly Inquiry[];
  readonly newsletter: { readonly confirmedAt: Date; readonly endedAt: Date | null } | null;
  readonly log: ListPage<Access>;
  /** Whether the reader may read messages. If false, `inquiries` is empty. */
  readonly readsMessages: boolean;
  /** Whether the reader may page through the whole log. If false, `log` has only the latest entries. */
  readonly readsLog: boolean;
  readonly mayChange: boolean;
  /** Possible duplicates of the client. Empty for staff who may not merge clients. */
  readonly duplicates: readonly Duplicate[];
  /** Similar clients whom staff marked as different people. Empty for staff who may not merge clients. */
  readonly distinct: readonly DistinctClient[];
  readonly merges: readonly FileMerge[];
  readonly mayMerge: boolean;
  readonly mayWriteNotes: boolean;
  readonly mayManageData: boolean;
};

/** The detail that two possible duplicates have in common. */
export type MatchedBy = "email" | "phone" | "name";

/** Another client who may be the same person, and the detail that matches. */
export type Duplicate = { readonly id: string; readonly name: string; readonly matchedBy: MatchedBy };

/** A client with similar details whom a staff member marked as a different person. */
export type DistinctClient = {
  readonly id: string;
  readonly name: string;
  readonly decidedAt: Date;
  readonly by: string;
};

export type DuplicatePair = {
  readonly newerId: string;
  readonly newerName: string;
  readonly newerSince: Date;
  readonly olderId: string;
  readonly olderName: string;
  readonly olderSince: Date;
  readonly matchedBy: MatchedBy;
};

/** A client in a group of possible duplicates. */
export type GroupMember = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly createdAt: Date;
  readonly appointments: number;
};

/** Clients who may all be the same person, starting with the oldest, and the details that match. */
export type DuplicateGroup = {
  readonly members: readonly [GroupMember, ...GroupMember[]];
  readonly matchedBy: readonly MatchedBy[];
};

/** A merge of another client into this file's client. */
export type FileMerge = {
  readonly id: string;
  readonly mergedAt: Date;
  /** The name of the merged client. */
  readonly name: string;
  /** The name of the staff member who merged the two clients. */
  readonly by: string;
};

/** One of the two files of a merge. */
export type MergeSide = {
  readonly id: string;
  readonly version: number;
  readonly since: Date;
  readonly values: MergeValues;
  readonly records: readonly (readonly [MovingTable, number])[];
};

export type OpenedMerge = {
  readonly state: "open";
  readonly kept: MergeSide;
  readonly other: MergeSide;
  /** The fields for which the form preselects the other file's value. */
  readonly preset: readonly MergeField[];
};

export type MergePage =
  | OpenedMerge
  /** One of the two files is already merged into the file with this id. */
  | { readonly state: "merged"; readonly id: string }
  /** The reader must first give a reason for opening the file with this id. */
  | { readonly state: "needs-reason"; readonly id: string }
  /** The reader chooses the second file from these clients. */
  | { readonly state: "choose"; readonly id: string; readonly rows: readonly ListedClient[] };
