/** Texts of `/pricing` at its beginning; what loads later has texts of its own. */
import { plan } from '@platzwart/domain/billing/pricing';

export const texts = {
  eyebrow: 'Preise',
  title: 'Ein Preis, alles drin',
  lead: 'Ein Tarif ohne Stufen: Jede Praxis bekommt alle Funktionen, so viele Anfragen und so viele Benutzer, wie sie braucht.',
  planName: `Tarif ${plan.name}`,
} as const;
