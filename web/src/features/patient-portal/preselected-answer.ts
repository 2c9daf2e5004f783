/** The answer pressed in an e-mail: `?antwort=…` of the portal's address. It submits nothing. */
const answers = ['ja', 'zeiten', 'unsicher', 'nein', 'abmelden'] as const;

export type PreselectedAnswer = (typeof answers)[number];

export function preselectedAnswer(search: URLSearchParams): PreselectedAnswer | undefined {
  return answers.find((answer) => answer === search.get('antwort'));
}
