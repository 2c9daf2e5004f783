/** Path of the comparison, below the administration's base path. */
import { screenPaths } from '@platzwart/domain/screen-paths';
export function comparePath(basePath: string, one: string, other: string): string {
  return `${basePath}/${screenPaths.compare(one, other)}`;
}
