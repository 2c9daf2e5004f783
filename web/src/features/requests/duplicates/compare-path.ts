/** Where two requests are compared: below the administration's own address. */
import { screenPaths } from '@platzwart/domain/screen-paths';
export function comparePath(basePath: string, one: string, other: string): string {
  return `${basePath}/${screenPaths.compare(one, other)}`;
}
