/** Items of a line that are not taken; whoever blocks some says why. */
import type { Item } from '../lexer/item.ts';
import type { Ask, Diagnostics } from './diagnostics.ts';
import { endOf, type Placed } from './placed.ts';

export class Blocked extends Set<Item> {
  readonly diagnostics: Diagnostics;

  constructor(diagnostics: Diagnostics) {
    super();
    this.diagnostics = diagnostics;
  }

  block(chosen: readonly Placed[], kind: Ask['kind']): void {
    if (!chosen[0]) return;
    for (const item of chosen) this.add(item);
    this.diagnostics.refuse(chosen[0].start, endOf(chosen), kind);
  }
}
