/** What takes its time is tried in short by `npm test`, and in full by `npm run test:long`. */
export function longOr<T>(short: T, long: T): T {
  return process.env.LONG === '1' ? long : short;
}
