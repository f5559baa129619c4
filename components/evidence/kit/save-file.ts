/** In milliseconds. A browser may begin to save a file long after the press. */
const longestStart = 60_000;

/** Saves a file that was made in the page. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), longestStart);
}
