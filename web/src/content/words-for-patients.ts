/** Words that a practice may say and write to patients, to be copied and changed. */
import { operator } from '@platzwart/domain/legal/operator';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';

/** Without 'https://': to be read aloud or typed. */
const spoken = (origin: string, slug: string) =>
  `${origin.replace(/^https?:\/\//, '')}${sitePaths.practice(slug)}`;

export function wordsForPatients(
  { slug, title }: Pick<Practice, 'slug' | 'title'>,
  origin: string,
) {
  return {
    answeringMachine: `Guten Tag, Sie haben ${title} erreicht. Sie suchen einen Therapieplatz? Am schnellsten geht es im Internet: Auf ${spoken(origin, slug)} tragen Sie sich in ein paar Minuten auf unsere Warteliste ein, jederzeit und ohne Konto. Möchten Sie lieber mit uns sprechen, hinterlassen Sie uns bitte Ihren Namen und Ihre Telefonnummer.`,
    signature: `Therapieplatz anfragen: ${origin}${sitePaths.booking(slug)}`,
    door: `Wir sind gerade in der Therapie und können nicht öffnen.\nSie suchen einen Therapieplatz? Tragen Sie sich hier auf unsere Warteliste ein:\n${spoken(origin, slug)}`,
    privacy: [
      'Anfragen für einen Therapieplatz',
      `Sie können online einen Therapieplatz bei uns anfragen. Das Formular stellt ${operator.company}, ${operator.street}, ${operator.city}, ${operator.country}, bereit („Platzwart“) und verarbeitet Ihre Angaben in unserem Auftrag (Art. 28 DSGVO). Ihre Angaben zur Gesundheit verarbeiten wir, weil Sie im Formular eingewilligt haben (Art. 9 Abs. 2 lit. a DSGVO); das können Sie jederzeit widerrufen. Öffnen Sie das Formular, ob auf unserer Website oder über einen Link, erfährt Platzwart Ihre IP-Adresse, weil sich die Seite sonst nicht übertragen lässt.`,
      `Mehr dazu: ${origin}${sitePaths.privacyPolicy}`,
    ].join('\n\n'),
  };
}
