/** Descriptions of the prerendered pages for search engines and shared links. Only in the documents: in-app navigation needs none. */
import { plan } from '@platzwart/domain/billing/pricing';
import { paths } from './paths.ts';

export const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: `Platzwart nimmt Anfragen nach Therapieplätzen entgegen und führt die Warteliste je Zeitfenster. Für Logopädie, Ergotherapie, Physiotherapie und Psychotherapie. ${plan.trialDays} Tage kostenlos.`,
  [paths.product]:
    'Anfrageformular nach Maß, Warteliste je Zeitfenster, Heatmap, Rückfragen und Benachrichtigungen: was Platzwart deiner Praxis abnimmt.',
  [paths.pricing]: `Ein Tarif mit allem: ${plan.monthly} EUR im Monat oder ${plan.yearly} EUR im Jahr, netto. ${plan.trialDays} Tage kostenlos testen, ohne Kreditkarte.`,
  [paths.team]: 'Wer Platzwart baut und wer deine Fragen beantwortet.',
  [paths.contact]: 'So erreichst du uns: Fragen, Wünsche und Rückmeldungen zu Platzwart.',
  [paths.introductionVideos]:
    'Acht kurze Einführungen: Anfrage stellen, Tabelle, Wochenübersicht mit Heatmap, Archiv, Priorisieren, Notizen, Einstellungen.',
  [paths.privacyPolicy]: 'Welche Daten Platzwart verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
  [paths.termsOfUse]: 'Was gilt, wenn Sie Platzwart nutzen, um einen Therapieplatz anzufragen oder Praxen zu finden.',
  [paths.termsOfService]: 'Was zwischen Platzwart und Praxen gilt, mit der Vereinbarung zur Auftragsverarbeitung.',
  [paths.accessibility]: 'Erklärung zur Barrierefreiheit von Platzwart: was erreicht ist, was noch fehlt und wem Sie Hürden melden.',
  [paths.bookingRequest]: 'Praxen finden, die zurzeit Anfragen annehmen, und einen Therapieplatz anfragen. Ohne Konto.',
};
