/** Offers the browser a file to save. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after this event loop turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A PDF as our functions send it, in base64. */
export function pdfOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: 'application/pdf',
  });
}
