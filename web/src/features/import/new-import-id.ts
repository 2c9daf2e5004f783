/** 128 bit: retried parts carry the same id, so no row is imported twice. */
export function newImportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
