/**
 * What the product's own pages have in common. They speak to practices ('du'); to patients they say 'Sie'. What only one of
 * them says stands in a file of its own, so that no page carries the words of another.
 */
import { plan } from '@platzwart/domain/billing/pricing';

export const texts = {
  start: 'Loslegen!',
  toDashboard: 'Meine Praxen',
  trial: `${plan.trialDays} Tage kostenlos, ohne Kreditkarte.`,
  register: {
    title: 'Bereit für eine Liste, die sich von selbst führt?',
    text: `Registriere deine Praxis in wenigen Minuten und probiere alles ${plan.trialDays} Tage kostenlos aus, ohne Kreditkarte.`,
    toPricing: 'Zu den Preisen',
  },
  feedback: {
    action: 'Rückmeldung schreiben',
    /** The subject of an e-mail one writes to us. */
    subject: 'Rückmeldung zu Platzwart',
  },
} as const;
