/** One character wrong, missing, added, or exchanged with the next; equal words are not. */
export function isOneCharacterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  if (one.length !== other.length)
    return one.length > other.length
      ? rest(one, 1) === rest(other, 0)
      : rest(one, 0) === rest(other, 1);
  const isExchanged = one[from] === other[from + 1] && one[from + 1] === other[from];
  return rest(one, 1) === rest(other, 1) || (isExchanged && rest(one, 2) === rest(other, 2));
}
