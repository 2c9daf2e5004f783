/** Typed by hand because domain tests, which use this file, know nothing of Node. */
const { env } = (
  globalThis as unknown as { process: { env: Readonly<Record<string, string | undefined>> } }
).process;

/** Slow tests run in a short form in `npm test` and in full in `npm run test:long`. */
export function longOr<T>(short: T, long: T): T {
  return env.LONG === '1' ? long : short;
}
