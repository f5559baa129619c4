import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

/** The types of files that become smaller. Fonts and pictures are compressed already. */
const types: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

const ends: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

const packers = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** Compresses the scripts and styles of a build, so that no server has to compress them again for each visitor. */
export async function packFiles(folder: string): Promise<void> {
  for (const path of await filesUnder(folder)) {
    if (!types[extname(path)]) continue;
    const content = await readFile(join(folder, path));
    await Promise.all(
      (["br", "gzip"] as const).map(async (encoding) =>
        writeFile(join(folder, `${path}${ends[encoding]}`), await packers[encoding](content)),
      ),
    );
  }
}

export type PackedFile = {
  readonly headers: Readonly<Record<string, string>>;
  read(): Promise<Buffer>;
};

export type PackedFiles = (path: string, accepted: string | undefined) => PackedFile | undefined;

/** Finds the compressed form of a file below /_next/static in an encoding that the browser accepts. */
export async function openPackedFiles(folder: string): Promise<PackedFiles> {
  const files = new Set(await filesUnder(folder));
  return (path, accepted) => {
    if (!path.startsWith(prefix)) return undefined;
    const name = decoded(path.slice(prefix.length));
    const type = types[extname(name)];
    const encoding = negotiateEncoding(accepted);
    const packed = encoding && `${name}${ends[encoding]}`;
    if (!type || !packed || !files.has(packed)) return undefined;
    return {
      headers: {
        "content-type": type,
        "content-encoding": encoding,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
      },
      read: () => readFile(join(folder, packed)),
    };
  };
}

/** Returns the smaller of the encodings that the header Accept-Encoding names, unless with a quality of 0. */
function negotiateEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}

const prefix = "/_next/static/";

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
