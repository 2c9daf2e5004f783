/**
 * Texts that the product's own pages share. They address practices ('du'); patients as 'Sie'.
 * Page-specific texts have separate files, so that no page carries another's.
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
    or: 'Oder per E-Mail an',
  },
} as const;
