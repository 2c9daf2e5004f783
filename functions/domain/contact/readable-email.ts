/**
 * Addresses as people write them: mail servers know 'xn--mller-kva.at', people 'müller.at'. For
 * staff, import and server; public pages are small.
 */

/**
 * The address with its domain's umlauts, for showing it; what is stored and sent keeps its ASCII
 * form. Only Latin script is written out: another may imitate it.
 */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const ascii = address.slice(at + 1);
  if (!/(?:^|\.)xn--/i.test(ascii)) return address;
  const domain = ascii
    .toLowerCase()
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decoded(label.slice(4)) : label))
    .join('.');
  return /^[\p{Script=Latin}\d.-]+$/u.test(domain) && asciiOf(domain) === ascii.toLowerCase()
    ? address.slice(0, at + 1) + domain
    : address;
}

/** What the address would be stored as: a decoding that does not lead back is none. */
function asciiOf(domain: string): string | undefined {
  return URL.parse(`http://${domain}`)?.hostname;
}

/** Of one label without its prefix, by RFC 3492, section 6.2; '' if it is none. */
function decoded(label: string): string {
  const split = label.lastIndexOf('-');
  const characters = [...label.slice(0, Math.max(0, split))];
  const digits = [...label.slice(split + 1)];
  let [code, index, bias] = [128, 0, 72];
  while (digits.length > 0) {
    const before = index;
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = digits.length > 0 ? Number.parseInt(digits.shift() ?? '', 36) : Number.NaN;
      // a to z, then 0 to 9: the other way round than base 36.
      const value = digit < 10 ? digit + 26 : digit - 10;
      if (Number.isNaN(value) || index > 1e9) return '';
      index += value * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (value < threshold) break;
      weight *= 36 - threshold;
    }
    const length = characters.length + 1;
    let delta = Math.floor((index - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    let k = 0;
    for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
    bias = k + Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return '';
    characters.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return characters.join('');
}
