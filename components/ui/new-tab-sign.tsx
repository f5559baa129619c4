import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

/** At the end of a link that opens in a new tab: the sign for it, and the words for those who do not see it. */
export function NewTabSign({ words }: { words: string }) {
  return (
    <>
      <span className="new-tab">
        <Icon name="external" size="s" />
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
