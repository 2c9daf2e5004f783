import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/toolchain.ts';

export const tokens = readFileSync(join(root, 'web/src/ui/tokens.css'), 'utf8');

/** A colour of the product's light scheme, as `#rrggbb`. */
export function colour(name: `--color-${string}`): string {
  const value = new RegExp(`${name}: (?:light-dark\\()?(#[0-9a-f]{6})\\b`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour ${name} of six digits.`);
  return value;
}
