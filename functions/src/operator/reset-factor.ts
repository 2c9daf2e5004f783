/** `reset-factor`: somebody has lost their second factor, and no colleague can reset it. */

import { factorsOf } from '../accounts/account-factors.ts';
import { planReset } from '../accounts/factor-reset.ts';
import { collections } from '../core/collections.ts';
import { isMovedPastUs } from '../core/known-account.ts';
import { otherAdministrators } from '../team/membership.ts';
import { moment, movedPastUs, type OperatorTools, refusal, type Told } from './command.ts';

type Given = { target: string; what: string; although?: 'yes' | undefined };

/**
 * Plans it as a colleague would, with a day in which the person can cancel it; `what` was checked
 * before stands in the logs of their practices. Where another administrator could do
 * it, only by word (`although`): they may have lost theirs too.
 */
export async function resetFactor(
  { target: address, what, although }: Given,
  tools: OperatorTools,
): Promise<Told> {
  const { db, accounts, isDry } = tools;
  const docs = collections(db);
  const person = await accounts.withEmail(address.toLowerCase());
  if (!person) return refusal(address, 'Mit dieser Adresse gibt es kein Konto.');
  const { uid } = person;
  const user = (await docs.user(uid).get()).data();
  if (await isMovedPastUs(user, person, tools)) return refusal(address, movedPastUs);
  const practices = user?.practices ?? [];
  for (const { slug, title } of practices) {
    const others = await otherAdministrators(slug, [uid], docs);
    if (others.length > 0 && !although)
      return refusal(
        address,
        `In „${title}“ kann das jemand anders, unter „Team“: ${others.map(({ name, address: other }) => `${name} <${other}>`).join(', ')}. Können die es auch nicht: --although yes`,
      );
  }
  const { totp, passkeys, reset } = await factorsOf(uid, tools);
  if (!totp && passkeys.length === 0)
    return refusal(address, 'Dieses Konto hat keinen zweiten Schritt.');
  if (reset)
    return { title: address, lines: [['Zurücksetzen', `steht schon an: ${moment(reset.dueAt)}`]] };
  if (isDry)
    return {
      title: address,
      lines: [
        ['Passkeys', String(passkeys.length)],
        ['Codes aus einer App', totp ? 'ja' : 'nein'],
        ['Praxen', practices.map(({ slug }) => slug).join(', ') || 'keine'],
        [
          'Dann',
          'E-Mail an alle Adressen, einen Tag später fällt alles weg und jede Anmeldung endet',
        ],
      ],
    };
  const slugs = practices.map(({ slug }) => slug);
  const planned = await planReset({ person, slugs, by: null, checked: what }, tools);
  return planned.ok
    ? {
        title: address,
        lines: [['Zurücksetzen', `am ${moment(planned.value.dueAt)}, wenn niemand widerspricht`]],
      }
    : refusal(address, 'Dieses Konto hat keinen zweiten Schritt.');
}
