/**
 * The button with which the owner of a mailbox stops what strangers cause; see
 * `stopped-mailboxes.ts`.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Button } from './layout.ts';

/**
 * In place of the token, which the sender fills in. Nobody else can write it: no cleaned text has
 * control characters, and `bothForms` takes it out of all texts. One character: of several, the rest
 * could make another once one is taken out.
 */
export const tokenPlaceholder = '\u001a';

export const notMe = 'Das war ich nicht';

export function notMeButton(origin: string): Button {
  return { label: notMe, url: origin + sitePaths.notMe(tokenPlaceholder) };
}
