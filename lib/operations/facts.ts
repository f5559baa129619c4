import type { EmailKind, MailState } from "@/lib/outbox/email-kinds";
import type { MadeMarks } from "@/lib/firm/setup-marks";
import type { ChainState } from "@/lib/platform/audit/checks";
import type { SenderRecords } from "@/lib/platform/mail/sender-records";
import type { SiteChecks } from "@/lib/platform/status/site-status";
import type { Instant } from "@/lib/platform/time/instant";

/** The jobs of one kind that failed and have not succeeded since. `dead` of them have no attempts left. */
export type FailedTask = {
  readonly kind: EmailKind;
  readonly count: number;
  readonly dead: number;
  readonly last: Date;
};

/** The settings of the server that decide which parts the site uses. */
export type UsedParts = {
  readonly isLive: boolean;
  /** Whether emails go to a mail server. In demo mode without one, they are written to files. */
  readonly hasMailServer: boolean;
  readonly hasScanner: boolean;
  readonly hasStripe: boolean;
  readonly receivesEmail: boolean;
  /** "none": there is no provider of text messages. "off": there is one, but MAIL keeps messages back. */
  readonly texts: "on" | "off" | "none";
  readonly isHttps: boolean;
  readonly host: string;
  readonly proxies: number;
};

/**
 * Everything that the page Operations computes its lines from. `undefined` means that a check failed or took too long,
 * `null` that there is nothing to check.
 */
export type OperationsFacts = {
  readonly now: Instant;
  readonly uses: UsedParts;
  readonly site: SiteChecks;
  readonly mail: (MailState & { heldAt: Date | null; waiting: number; stopped: number }) | undefined;
  readonly sender: SenderRecords | null | undefined;
  readonly scanner: { readonly isUp: boolean; readonly held: number; readonly since: Date | null } | null | undefined;
  readonly keys:
    | {
        readonly id: string;
        readonly hasPrevious: boolean;
        readonly rotation: {
          readonly startedAt: Date;
          readonly finishedAt: Date | null;
          readonly rows: number;
          readonly unreadable: number;
        } | null;
      }
    | undefined;
  readonly webhook: { readonly receivedAt: Date; readonly kind: string } | null | undefined;
  readonly received:
    { readonly at: Date | null; readonly unread: number; readonly unreadSince: Date | null } | undefined;
  /** The texts of the last 30 days: all, those that did not arrive, and what they cost so far, as "1.25 USD". */
  readonly texts: { readonly count: number; readonly missed: number; readonly cost: string } | undefined;
  readonly calendars: readonly OwnCalendarState[] | undefined;
  readonly database: { readonly version: string; readonly bytes: number } | undefined;
  /** What runs in this process. */
  readonly program: { readonly build: string; readonly node: string };
  /** Whether the application's database role can only add to the audit log. */
  readonly hasOwnRole: boolean | undefined;
  readonly chain: (Pick<ChainState, "last"> & { readonly foundAt: Date | null }) | undefined;
  /** The newest anchor. Null before the first one. */
  readonly anchor: { readonly at: number; readonly isSent: boolean } | null | undefined;
  readonly marks: MadeMarks | undefined;
};

export type OwnCalendarState = {
  readonly slug: string;
  readonly name: string;
  readonly readAt: Date | null;
  readonly failingSince: Date | null;
};
