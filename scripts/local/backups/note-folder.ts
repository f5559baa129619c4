import { writePrivate } from "../../shared/private-file";
import type { Account } from "../postgres/account";
import { give } from "../postgres/initialise";
import { noteOf } from "./log-commands";

type Place = { readonly database: string; readonly backups: string };

/** Notes beside the database where its log is stored. PostgreSQL's account must be able to read this. */
export async function noteFolder(
  { database, backups }: Place,
  { system, account }: { readonly system: string; readonly account: Account },
): Promise<void> {
  writePrivate(noteOf(database), JSON.stringify({ folder: backups, system }));
  await give(noteOf(database), account);
}
