/** What somebody who may not do something reads; it follows from who may. */
import { type CallName, calls } from '@platzwart/domain/calls/calls';
import { staffTexts } from './staff-texts.ts';
import { texts } from './texts.ts';

export function denialOf(name: CallName): string {
  const { who } = calls[name];
  // Nobody denies what needs no account.
  if (who === 'anybody') return texts.failed;
  if (who === 'signedIn') return 'Deine Anmeldung gilt nicht mehr. Melde dich bitte neu an.';
  return who === 'changeSettings'
    ? 'Das darf nur, wer die Rolle Administration hat. Es wurde nichts geändert.'
    : staffTexts.denied;
}
