/** What people agree to, apart from its version: only the lower half of the form has the words. */
import { ownConsentVersion } from './consent.ts';

type About = { readonly version?: string; readonly isForOther?: boolean };

export function healthDataConsentText(
  practice: string,
  { version, isForOther }: About = {},
): string {
  const own = version === ownConsentVersion ? ', auch in Antworten auf ihre eigenen Fragen,' : '';
  const other = isForOther ? ', und ich darf das für diese Person' : '';
  return `Ich willige ausdrücklich ein, dass ${practice} die Angaben zur Gesundheit in dieser Anfrage${own} für die Vergabe eines Therapieplatzes verarbeitet${other}. Ich kann das jederzeit widerrufen.`;
}
