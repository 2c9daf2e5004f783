/** Texts about revoking the consent, and taking that back. */
import { revocationDays } from '@platzwart/domain/retention/revocation-days';

export const consentTexts = {
  title: 'Ihre Einwilligung',
  text: 'Die Praxis verwendet Ihre Angaben zur Gesundheit, weil Sie eingewilligt haben. Sie können das jederzeit widerrufen.',
  /** Of what the practice entered by phone or took over from a list. */
  textWithout:
    'Sie möchten nicht, dass die Praxis Ihre Angaben verwendet? Das können Sie jederzeit sagen.',
  press: 'Einwilligung widerrufen und Daten löschen',
  sure: 'Einwilligung widerrufen und alle Daten löschen?',
  meaning: `Ihre Anfrage steht dann sofort nicht mehr auf der Warteliste, und in der Praxis kann niemand mehr Ihre Angaben sehen. Nach ${revocationDays} Tagen sind sie endgültig gelöscht. Bis dahin können nur Sie selbst das rückgängig machen, mit dem Link, den wir Ihnen schicken.`,
  notWithdrawing:
    'Das ist mehr als „Anfrage zurückziehen“: Dabei warten Sie nur nicht mehr, und Ihre Angaben bleiben im Archiv der Praxis, falls Sie sich später wieder melden.',
  promised: 'Damit sagen Sie auch den Platz ab, dem Sie zugesagt haben.',
  confirm: 'Widerrufen und löschen',
  cancel: 'Abbrechen',
  pressing: 'Wird widerrufen …',
  proof: {
    either: 'Geburtsdatum oder letzte vier Ziffern der Telefonnummer',
    eitherHint: 'Wie bei Ihrer Anfrage. Ein Datum so: TT.MM.JJJJ',
    missing: 'Bitte füllen Sie dieses Feld aus.',
  },
  revoked: {
    title: 'Sie haben Ihre Einwilligung widerrufen',
    text: 'Ihre Anfrage steht nicht mehr auf der Warteliste, und in der Praxis kann niemand mehr Ihre Angaben sehen.',
    until: (moment: string) =>
      `Am ${moment} Uhr werden Ihre Angaben endgültig gelöscht. Dafür müssen Sie nichts tun.`,
    undoLead: (moment: string) =>
      `Bis zum ${moment} Uhr können Sie Ihre Anfrage zurückholen, an dieselbe Stelle.`,
    undo: 'Anfrage zurückholen',
    consentAgain: 'Dafür brauchen wir Ihre Einwilligung noch einmal:',
    consentMissing:
      'Bitte kreuzen Sie das an, damit die Praxis Ihre Angaben wieder verwenden darf.',
    confirm: 'Einwilligen und zurückholen',
    pressing: 'Wird zurückgeholt …',
    /** It was not on the list before. */
    back: 'Ihre Anfrage ist wieder da, so wie sie war.',
    undone: 'Ihre Anfrage ist wieder da. Sie stehen wieder an derselben Stelle wie zuvor.',
  },
} as const;
