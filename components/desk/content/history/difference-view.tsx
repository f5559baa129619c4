import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { isSame } from "@/lib/content/difference/compared";
import type { BlockDifference, Difference } from "@/lib/content/difference/compared";
import type { Passage } from "@/lib/content/difference/words";

/**
 * What differs between two versions. What was removed is crossed out, what is new is underlined, and both are announced
 * in words. Blocks without a change are folded.
 */
export function DifferenceView({ difference }: { readonly difference: Difference }) {
  const t = useTranslations("staffContent.difference");
  if (isSame(difference)) return <p className="mute">{t("none")}</p>;
  return (
    <div className="text-difference">
      {difference.fields.length > 0 && (
        <SummaryList
          rows={difference.fields.map(({ field, passages }) => ({
            term: t(`fields.${field}`),
            value: <Passages passages={passages} />,
          }))}
        />
      )}
      {foldSame(difference.blocks).map((part, index) =>
        part.kind === "folded" ? (
          <details key={index}>
            <summary>{t("unchanged", { count: part.texts.length })}</summary>
            {part.texts.map((text, place) => (
              <p key={place}>{text}</p>
            ))}
          </details>
        ) : (
          <p key={index}>
            <Passages passages={part.kind === "changed" ? part.passages : [part]} />
          </p>
        ),
      )}
    </div>
  );
}

function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  const t = useTranslations("staffContent.difference");
  return passages.map(({ kind, text }, index) => {
    if (kind === "same") return <span key={index}>{text}</span>;
    const Mark = kind === "removed" ? "del" : "ins";
    return (
      <Mark key={index}>
        <VisuallyHidden>{t(`${kind}Before`)} </VisuallyHidden>
        {text}
        <VisuallyHidden> {t("after")}</VisuallyHidden>
      </Mark>
    );
  });
}

type Folded = { readonly kind: "folded"; readonly texts: string[] };
type Changed = Exclude<BlockDifference, { readonly kind: "same" | "removed" | "inserted" }> | Passage;

/** Puts the blocks without a change that follow each other together. */
function foldSame(blocks: readonly BlockDifference[]): readonly (Folded | Changed)[] {
  const parts: (Folded | Changed)[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind !== "same") parts.push(block);
    else if (last?.kind === "folded") last.texts.push(block.text);
    else parts.push({ kind: "folded", texts: [block.text] });
  }
  return parts;
}
