/** Decodes the typed JSON of Firestore's REST interface into plain values, timestamps into Date. */

/** Encodes a document's fields for the REST interface. */
export type Fields = Readonly<Record<string, RestValue>>;
type RestValue = Readonly<Record<string, unknown>>;

export function plainOf(value: RestValue): unknown {
  const [[kind, inner] = []] = Object.entries(value);
  switch (kind) {
    case 'mapValue':
      return Object.fromEntries(
        Object.entries((inner as { fields?: Fields }).fields ?? {}).map(([key, field]) => [
          key,
          plainOf(field),
        ]),
      );
    case 'arrayValue':
      return ((inner as { values?: RestValue[] }).values ?? []).map(plainOf);
    case 'integerValue':
      return Number(inner);
    case 'timestampValue':
      return new Date(String(inner));
    default:
      return inner;
  }
}
