import type { Messages } from './problem.ts';

const noAnswer =
  'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';

/**
 * What patients read where a page has no sentence of its own. Nobody denies them what needs no
 * account.
 */
export const patientMessages = {
  noAnswer,
  denied: noAnswer,
  offline:
    'Sie sind gerade nicht mit dem Internet verbunden. Bitte versuchen Sie es noch einmal, sobald Sie wieder Empfang haben.',
  failed:
    'Das hat nicht geklappt, und es liegt nicht an Ihnen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
} as const satisfies Messages;
