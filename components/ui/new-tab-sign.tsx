import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

/** Marks a link that opens in a new tab, with an icon and with hidden text for screen readers. */
export function NewTabSign({ label }: { label: string }) {
  return (
    <>
      <span className="new-tab">
        <Icon name="external" size="s" />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
