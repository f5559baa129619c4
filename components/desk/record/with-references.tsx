/** A reference of any record, such as "CAS-7K2M-4Q93". */
const reference = /([A-Z\d]{2,8}-[A-Z\d]{4}-[A-Z\d]{4})/;

/** A text in which references stay on one line. Without this, the browser would break them at a hyphen. */
export function WithReferences({ text }: { readonly text: string }) {
  return text.split(reference).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part + index} className="whole-reference">
        {part}
      </span>
    ),
  );
}
