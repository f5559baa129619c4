/** The words that the firm's caller says as proof of identity, before anything else. */
export function CallerWords({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  return (
    <ol className="caller-words" aria-label={label}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ol>
  );
}
