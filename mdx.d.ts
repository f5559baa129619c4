/** The module of an MDX text, with its front matter and the outline from `lib/site/outline.mjs`. */
declare module "*.mdx" {
  import type { TextModule } from "@/lib/site/text-module";

  export const head: TextModule["head"];
  export const outline: TextModule["outline"];
  const text: TextModule["default"];
  export default text;
}
