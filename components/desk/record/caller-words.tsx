/** The words that staff say at the start of a phone call to prove that they are from the firm. */
export function CallerWords({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  return (
    <ol className="caller-words" aria-label={label}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ol>
  );
}
