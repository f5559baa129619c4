"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";

type Props = {
  readonly text: string;
  readonly labels: Readonly<Record<"copy" | "copied" | "copyFailed", string>>;
};

/** A button that copies a text, for people who use the keyboard alone and cannot select the text. */
export function CopyText({ text, labels }: Props) {
  const { outcome, copy } = useCopy(text);
  return (
    <div className="needs-script">
      <Button variant="secondary" onClick={copy}>
        <Icon name="copy" size="s" />
        {labels.copy}
      </Button>
      <p role="status" className="t16 soft">
        {outcome && labels[outcome]}
      </p>
    </div>
  );
}
