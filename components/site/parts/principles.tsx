import { Icon, type IconName } from "@/components/ui/icon";

export type Principle = { readonly icon: IconName; readonly title: string; readonly text: string };

/** A list of principles and their meaning. `isLimit` marks a list of things that the firm does not do. */
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
