/** How deep a body may nest: an edit's plan of a location is six deep. */
const maxDepth = 12;

const [quote, comma, openList, backslash, closeList, openObject, closeObject] = Array.from(
  '",[\\]{}',
  (sign) => sign.charCodeAt(0),
);

/**
 * What a JSON text says; `undefined` for what is no JSON. `null` if it nests deeper than we read,
 * or holds more values, which is counted before it is parsed: that would cost much more; and if it
 * names a type: the SDK would decode that, and throws at those it does not know, before any call of
 * ours.
 */
export function parseBounded(text: string, maxValues: number): unknown {
  let [depth, values, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isText && sign === backslash) at++;
    else if (sign === quote) isText = !isText;
    else if (isText) continue;
    else if (sign === closeList || sign === closeObject) depth--;
    else if (sign === openList || sign === openObject) {
      depth++;
      values++;
    } else if (sign === comma) values++;
    if (depth > maxDepth || values > maxValues) return null;
  }
  try {
    let isTyped = false;
    const parsed: unknown = JSON.parse(text, (key, value: unknown) => {
      isTyped ||= key === '@type';
      return value;
    });
    return isTyped ? null : parsed;
  } catch {
    return undefined;
  }
}
