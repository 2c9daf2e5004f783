/** Offers the browser a file to save. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after this event loop turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
