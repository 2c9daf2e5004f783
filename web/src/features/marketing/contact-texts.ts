/** Texts of `/contact`, apart from the operator's own facts. */
import { operator } from '../../content/operator.ts';

export const texts = {
  title: 'Kontakt',
  lead: 'Hast du Fragen oder Wünsche, oder klemmt etwas? Schreib uns.',
  support: {
    title: 'Unterstützung',
    text: `Unser Ziel: eine Antwort innerhalb von ${operator.supportHours} Stunden an Werktagen.`,
  },
  feedback: {
    title: 'Deine Rückmeldung',
    text: 'Was gefällt dir, was stört dich, was fehlt dir? Schreib es uns, wir lesen jede Rückmeldung.',
  },
  address: { title: 'Anschrift', phone: 'Telefon', email: 'E-Mail' },
  patients: {
    title: 'Sie haben eine Anfrage gestellt?',
    text: 'Platzwart vermittelt nur zwischen Ihnen und der Praxis. Fragen zu Ihrer Anfrage oder zu einem Therapieplatz beantwortet die Praxis selbst. Wie Sie sie erreichen, steht auf ihrer Seite und in ihren E-Mails.',
  },
} as const;
