/** Texts of the panel beyond the popup's; a separate file, since every page loads the popup. */
import { type Consent, cookieDays } from './consent.ts';

export const panelTexts = {
  heading: 'Ihre Wahl zu Cookies',
  choice: {
    unknown: '',
    undecided: 'Sie haben noch nicht gewählt. Bis dahin wird nichts ausgewertet.',
    accepted: `Sie haben zugestimmt. Das gilt ${cookieDays.accepted} Tage ab Ihrer Wahl.`,
    declined: `Sie haben abgelehnt. Das gilt ${cookieDays.declined} Tage ab Ihrer Wahl.`,
  } satisfies Record<Consent | 'unknown', string>,
  none: 'Wir werten Besuche nicht aus: Kein Dienst dafür ist im Einsatz. Deshalb fragen wir Sie auch nicht.',
  saved: 'Ihre Wahl ist gespeichert.',
} as const;
