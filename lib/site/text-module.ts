import type { MDXProps } from "mdx/types";
import type { JSX } from "react";

/** The outline of a text, which the plugin in `outline.mjs` computes. */
export type Outline = {
  readonly words: number;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** A compiled text. `head` is its front matter, which the schemas in `text-head.ts` validate. */
export type TextModule = {
  readonly head: unknown;
  readonly outline: Outline;
  readonly default: (props: MDXProps) => JSX.Element;
};
