/** Texts of `/team` at its beginning; the rest, whose code loads later, is in `team-story-texts.ts`. */
import { operator } from '../../content/operator.ts';

export const texts = {
  title: 'Für den Menschen, der auf den Platz wartet',
  lead: `Platzwart wird von der ${operator.company} in ${operator.city.replace(/^\d+ /, '')} betrieben. Unser Maß ist einfach: Kommt ein freier Therapieplatz bei dem Menschen an, der auf ihn wartet?`,
} as const;
