import type { loadAccount } from "./loaders";
import type { listAccounts } from "./queries/list";

/** The payments of one booking, for the page `/dashboard/payments/[reference]`. */
export type AccountView = NonNullable<Awaited<ReturnType<typeof loadAccount>>>;

/** A booking in the list of payments. */
export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number];
