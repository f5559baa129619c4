let isOpened = false;

/** Remembers that a row of the list was opened, so that the item takes the focus when it is shown. */
export function noteOpenedRow(): void {
  isOpened = true;
}

/** Whether a row of the list was opened since the last call. */
export function takeOpenedRow(): boolean {
  const wasOpened = isOpened;
  isOpened = false;
  return wasOpened;
}
