import type { DeletedText } from "./deleted-text";
import type { ListedText, TextView } from "./listed-text";
import type { OtherAttention } from "./other-attention";

/** The view and the search words of the list of articles. */
export type ArticleListQuery = { readonly view: TextView; readonly q?: string | undefined };

export type ArticleList = {
  /** The articles of the view that fit the search words. */
  readonly rows: readonly ListedText[];
  readonly all: readonly ListedText[];
  /** What staff should settle about texts that are no articles, and about the sources of all texts. */
  readonly other: OtherAttention;
  /** The deleted texts of all kinds. */
  readonly deleted: readonly DeletedText[];
  readonly counts: readonly { readonly view: TextView; readonly count: number }[];
  readonly mayChange: boolean;
};
