/** What a practice's papers say of its own settings, as Markdown. */
import { consentVersion, ownConsentVersion } from '@platzwart/domain/booking/consent';
import { consentWordings } from '@platzwart/domain/booking/consent-wordings';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { asksOwn } from '@platzwart/domain/booking/own-format';
import {
  type OwnName,
  ownNames,
  questionOf,
  storedNames,
} from '@platzwart/domain/booking/questions';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { PracticeValues } from '@platzwart/domain/legal/practice-values';
import { type Account, offersCertificates } from '@platzwart/domain/practice/account';
import { staffLabelOf } from '@platzwart/domain/request/staff-questions';
import { Role } from '@platzwart/domain/team/member';
import { may, type Permission } from '@platzwart/domain/team/permission';
import { roles } from '../emails/templates/team-notices.ts';

export type OwnSettings = Pick<
  Account,
  | 'retentionMonths'
  | 'followUp'
  | 'offering'
  | 'identityCheckedAt'
  | 'viewersMayExport'
  | 'factorDemand'
>;

type Side = {
  readonly title: string;
  /** Name and address of the practice's side of the contract, a line each. */
  readonly party: readonly string[];
};

export function valuesOfPractice(
  { title, party }: Side,
  account: OwnSettings,
  form: FormConfiguration,
): PracticeValues {
  const { enabled, intervalWeeks } = account.followUp;
  const asked = asksOwn(form) ? ownConsentVersion : consentVersion;
  return {
    practiceParty: party.map(asText).join(', '),
    practiceMonths: String(account.retentionMonths),
    practiceQuestions: storedNames
      .filter((name) => isAsked(name, form))
      .map((name) => labelOf(name, form))
      .join('; '),
    practiceFollowUp: enabled
      ? `eingeschaltet, alle ${intervalWeeks} Wochen, nur mit Einwilligung`
      : 'ausgeschaltet',
    practiceRoles: rights.map(rightOf).join('\n'),
    practiceConsents: consentWordings(asText(title))
      .map(({ version, text, forOther }) =>
        [
          `- **Fassung ${version}${version === asked ? ' (heute im Formular)' : ''}:** „${text}“`,
          ...(forOther ? [`Für eine andere Person: „${forOther}“`] : []),
        ].join(' '),
      )
      .join('\n'),
    practiceExports: account.viewersMayExport
      ? 'in dieser Praxis drucken und speichern'
      : 'in dieser Praxis weder drucken noch speichern',
    practiceFactor: account.factorDemand
      ? `von allen verlangt, ab dem ${formatDay(account.factorDemand.from)}`
      : 'noch nicht verlangt',
    practiceCertificates: offersCertificates(account) ? 'eingeschaltet' : 'ausgeschaltet',
  };
}

/** No sign of Markdown in what a practice has typed. */
function asText(line: string): string {
  return line.replace(/[\\`*_{}[\]<>#+!|~-]/g, '\\$&');
}

type Name = (typeof storedNames)[number];

function isAsked(name: Name, form: FormConfiguration): boolean {
  const { switch: asked, kind } = questionOf(name);
  // Of these the papers have a part of their own.
  if (kind === 'consent') return false;
  if (isOwn(name)) return form[name] !== null;
  return asked === undefined || form[asked as keyof FormConfiguration] === true;
}

function labelOf(name: Name, form: FormConfiguration): string {
  const label = asText(staffLabelOf(name, form));
  return isOwn(name) ? `eigene Frage: ${label}` : label;
}

const isOwn = (name: Name): name is OwnName => ownNames.some((own) => own === name);

/** What the code lets roles do, from what all may to what administrators alone may. */
const rights: readonly (readonly [needs: Permission, what: string])[] = [
  [
    'administrationView',
    'Anfragen ansehen, auch Archiv, Papierkorb und Verlauf, freie Plätze und Angebote; Zahlen, Einstellungen und das Team mit E-Mail-Adressen ansehen; den Vertrag und diese Mappe herunterladen',
  ],
  [
    'changeRequests',
    'Anfragen eintragen, aus einer Datei übernehmen, ändern, vorreihen, zusammenführen und archivieren; löschen, auch sofort endgültig, und aus dem Papierkorb holen; Notizen, Kontakte, Schlagwörter und Listen; Rückfragen senden; Plätze anbieten und vergeben; drucken und als Datei speichern',
  ],
  ['changeAvailability', 'Aufnahme pausieren, Schließtage'],
  [
    'changeSettings',
    'Einstellungen, Abo, Team und Einladungen; das Protokoll ansehen; alles exportieren; die Praxis löschen',
  ],
];

function rightOf([needs, what]: (typeof rights)[number]): string {
  const allowed = Role.options.filter((role) => may(role, needs)).map((role) => roles[role]);
  return `- **${allowed.join(', ')}:** ${what}`;
}
