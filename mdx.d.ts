/** A text of ours: its head, as the file states it, and what `lib/site/outline.mjs` found in it. */
declare module "*.mdx" {
  import type { TextModule } from "@/lib/site/text-module";

  export const head: TextModule["head"];
  export const outline: TextModule["outline"];
  const text: TextModule["default"];
  export default text;
}
