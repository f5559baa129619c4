import type { statfs } from "node:fs/promises";

import { db } from "../db/client";
import { checkDisk } from "./disk-check";

const free: Record<string, number> = {};
jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<object>("node:fs/promises"),
  statfs: jest.fn((folder: string) => {
    const bavail = Object.entries(free).find(([end]) => folder.endsWith(end))?.[1];
    return bavail === undefined
      ? Promise.reject(new Error("ENOENT"))
      : Promise.resolve({ bavail, blocks: 100, bsize: 1 } as Awaited<ReturnType<typeof statfs>>);
  }),
}));
const settings = { STATE_DIR: "/state" };
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

let database = "";
beforeAll(async () => {
  const [row] = await db.$queryRaw<{ folder: string }[]>`select current_setting('data_directory') as folder`;
  database = row?.folder ?? "";
});
beforeEach(() => {
  for (const name of Object.keys(free)) delete free[name];
  free[process.cwd()] = 50;
});

it.each([
  ["the program", () => process.cwd()],
  ["the written files", () => "/state"],
  ["a database on this machine", () => database],
])("judges the fullest disk, for example that of %s", async (_what, folder) => {
  Object.assign(free, { "/state": 40, [database]: 30, [folder()]: 4 });
  expect(await checkDisk()).toEqual({ status: "failed", facts: { free: 4, total: 100, hasDatabase: true } });
});

it("leaves out folders that do not exist on this machine", async () => {
  expect(await checkDisk()).toEqual({ status: "ok", facts: { free: 50, total: 100, hasDatabase: false } });
});
