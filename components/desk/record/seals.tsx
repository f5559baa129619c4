import { useTranslations } from "next-intl";

/** Two circles with the names of the people who verified a claim. The public sees a claim only with both. */
export function Seals({ people }: { readonly people: readonly string[] }) {
  const t = useTranslations("claims");
  const [first, second] = people;
  return (
    <span className="seals">
      <svg viewBox="0 0 38 18" aria-hidden="true" focusable="false">
        {[9, 29].map((x, index) =>
          people[index] === undefined ? (
            <circle key={x} className="seal-empty" cx={x} cy="9" r="7.5" />
          ) : (
            <g key={x}>
              <circle className="seal-given" cx={x} cy="9" r="7.5" />
              <path className="seal-given" d={`M${x - 3.5} 9.2l2.5 2.5 4.500-5`} />
            </g>
          ),
        )}
      </svg>
      <span>{second !== undefined && first !== undefined ? t("both", { first, second }) : (first ?? t("nobody"))}</span>
    </span>
  );
}
