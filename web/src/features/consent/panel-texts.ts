/** What the panel says beyond the popup; a file of its own, since the popup comes along to every page. */
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
