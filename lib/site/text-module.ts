import type { MDXProps } from "mdx/types";
import type { JSX } from "react";

/** What `outline.mjs` found in a text. */
export type Outline = {
  readonly words: number;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** A text as its compiled file gives it; what its head holds is checked by a schema. */
export type TextModule = {
  readonly head: unknown;
  readonly outline: Outline;
  readonly default: (props: MDXProps) => JSX.Element;
};
