/**
 * Descriptions of the prerendered pages for search engines and shared links. Only in the documents:
 * in-app navigation needs none.
 */
import { plan } from '@platzwart/domain/billing/pricing';
import { grossByCountry } from '@platzwart/domain/billing/vat';
import { sitePaths } from '@platzwart/domain/site-paths';

export const descriptions: Readonly<Record<string, string>> = {
  [sitePaths.home]: `Platzwart nimmt Anfragen nach Therapieplätzen entgegen und führt die Warteliste je Zeitfenster. Für Logopädie, Ergotherapie, Physiotherapie, Psychotherapie und Osteopathie. ${plan.trialDays} Tage kostenlos.`,
  [sitePaths.product]:
    'Anfrageformular nach Maß, Warteliste je Zeitfenster, Heatmap, Rückfragen und Benachrichtigungen: was Platzwart deiner Praxis abnimmt.',
  [sitePaths.pricing]: `Ein Tarif mit allem: ${plan.monthly} EUR im Monat oder ${plan.yearly} EUR im Jahr netto, mit USt. ${grossByCountry(plan.monthly)} im Monat. ${plan.trialDays} Tage kostenlos testen, ohne Kreditkarte.`,
  [sitePaths.team]: 'Wer deine Fragen zu Platzwart beantwortet und woran wir uns halten.',
  [sitePaths.contact]: 'So erreichst du uns: Fragen, Wünsche und Rückmeldungen zu Platzwart.',
  [sitePaths.introductionVideos]:
    'Acht kurze Einführungen: Anfrage stellen, Tabelle, Wochenübersicht mit Heatmap, Archiv, Priorisieren, Notizen, Einstellungen.',
  [sitePaths.privacyPolicy]:
    'Welche Daten Platzwart verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
  [sitePaths.termsOfUse]:
    'Was gilt, wenn Sie Platzwart nutzen, um einen Therapieplatz anzufragen oder Praxen zu finden.',
  [sitePaths.termsOfService]:
    'Was zwischen Platzwart und Praxen gilt, mit der Vereinbarung zur Auftragsverarbeitung.',
  [sitePaths.accessibility]:
    'Erklärung zur Barrierefreiheit von Platzwart: was erreicht ist, was noch fehlt und wem Sie Hürden melden.',
  [sitePaths.subProcessors]:
    'Wer Daten von Anfragen für Platzwart verarbeitet: Name, Sitz, Aufgabe und Ort.',
  [sitePaths.bookingRequest]:
    'Eine Praxis in Ihrer Nähe finden und einen Therapieplatz anfragen. Ohne Konto.',
};
