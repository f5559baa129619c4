import type { loadAccount } from "./loaders";
import type { listAccounts } from "./queries/list";

/** The payments of one booking, as its page shows them. */
export type AccountView = NonNullable<Awaited<ReturnType<typeof loadAccount>>>;

/** A booking in the list of payments. */
export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number];
