import { getObject, listObjects, putObject } from "@/lib/platform/storage/object-storage";

const folder = "erasures/";

/** Stores the text of one erasure as an object of its own. Objects are never changed or deleted. */
export async function storeErasureObject(id: string, text: string): Promise<void> {
  await putObject(`${folder}${id}.json`, new Uint8Array(Buffer.from(text)));
}

/** Lists the ids of the erasures in the bucket. */
export async function listErasureObjects(): Promise<readonly string[]> {
  return (await listObjects(folder)).map((key) => key.slice(folder.length).replace(/\.json$/, ""));
}

/** Reads the text of one erasure. */
export async function readErasureObject(id: string): Promise<string> {
  return Buffer.from(await getObject(`${folder}${id}.json`)).toString("utf8");
}
