/** 128 bit: parts that are sent again carry the same one, so no row comes twice. */
export function newImportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
