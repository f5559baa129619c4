import { Icon, type IconName } from "@/components/ui/icon";

export type Principle = { readonly icon: IconName; readonly title: string; readonly text: string };

/** A ruled list: each entry a rule of ours and what it means. `isLimit` marks what is not done. */
export function Principles({
  entries,
  isLimit = false,
}: {
  entries: readonly Principle[];
  isLimit?: boolean | undefined;
}) {
  return (
    <ul className={isLimit ? "principles principles--not" : "principles"} role="list">
      {entries.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
