/**
 * The button with which the owner of a mailbox stops what strangers cause; see
 * `stopped-mailboxes.ts`.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Button } from './layout.ts';

/**
 * In place of the token, which the sender fills in. Nobody else can write it: `bothForms` takes it
 * out of all texts.
 */
export const tokenPlaceholder = '{postfach}';

export const notMe = 'Das war ich nicht';

export function notMeButton(origin: string): Button {
  return { label: notMe, url: origin + sitePaths.notMe(tokenPlaceholder) };
}
