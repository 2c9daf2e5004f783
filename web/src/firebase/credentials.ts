/**
 * What vouches for a request's sender. Patients' pages load neither Auth nor App Check; whichever
 * is loaded registers itself here.
 */
type Header = 'Authorization' | 'X-Firebase-AppCheck';

const sources = new Map<Header, () => Promise<string | undefined>>();

export function provideCredential(header: Header, value: () => Promise<string | undefined>): void {
  sources.set(header, value);
}

/** As request headers. One that cannot be had now is left out: the server says what is missing. */
export async function credentials(): Promise<Record<string, string>> {
  const known = await Promise.all(
    [...sources].map(
      async ([header, value]) => [header, await value().catch(() => undefined)] as const,
    ),
  );
  return Object.fromEntries(
    known.flatMap(([header, value]) => (value === undefined ? [] : [[header, value] as const])),
  );
}
