/** The domain, whose tests ask too, knows nothing of Node. */
const { env } = (globalThis as unknown as { process: { env: Readonly<Record<string, string | undefined>> } }).process;

/** What takes its time is tried in short by `npm test`, and in full by `npm run test:long`. */
export function longOr<T>(short: T, long: T): T {
  return env.LONG === '1' ? long : short;
}
