import { relative } from "node:path";

import { build, stop } from "esbuild";

/**
 * Compiles programs. Each becomes one JavaScript file with all of our own code; packages are loaded from node_modules.
 * The format is CommonJS, because our imports of Next's entry points have no file extension, and ES modules require
 * one. `programs` are paths relative to `root`. Returns the files with their paths relative to `folder`, where they are
 * to be written.
 */
export async function bundle(root, programs, folder) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: programs.map((path) => ({ in: path, out: nameOf(path) })),
    outdir: folder,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node24",
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: "silent",
  });
  // If the compiler's process is not stopped, it runs as long as this process.
  await stop();
  return outputFiles.map(({ path, contents }) => ({ path: relative(folder, path), contents }));
}

const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1, -".ts".length);
