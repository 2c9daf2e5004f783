/** The answer that somebody pressed in an e-mail: `?antwort=…` of the patient portal's address. Nothing is answered by it. */
const answers = ['ja', 'zeiten', 'unsicher', 'nein', 'abmelden'] as const;

export type PreselectedAnswer = (typeof answers)[number];

export function preselectedAnswer(search: URLSearchParams): PreselectedAnswer | undefined {
  return answers.find((answer) => answer === search.get('antwort'));
}
