/** Texts of `/pricing` at its beginning; what loads later has texts of its own. */
import { plan } from '@platzwart/domain/billing/pricing';

export const texts = {
  title: 'Ein Tarif, alle Funktionen',
  lead: 'Jede Praxis bekommt alles, so viele Anfragen und so viele Benutzer, wie sie braucht. Nur weitere Standorte kosten extra.',
  planName: `Tarif ${plan.name}`,
} as const;
