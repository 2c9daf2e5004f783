import { contactOf } from '@platzwart/domain/contact';
import type { Practice } from '@platzwart/domain/practice';
import type { TherapyRequest } from '@platzwart/domain/request';
import type { Letter, OutgoingLetter } from '../letter.ts';
import { asHtml, asText, type LetterBody } from './layout.ts';

export type PatientLetter = {
  purpose: Extract<
    Letter['purpose'],
    | 'requestReceived'
    | 'requestExists'
    | 'newAddress'
    | 'formerAddress'
    | 'interestQuestion'
    | 'interestReminder'
    | 'deletionNotice'
    | 'freshLink'
    | 'withdrawn'
  >;
  about: string;
  /** Whose history tells of it. */
  requestId: string;
  practice: Practice;
  contact: string;
  request: Pick<TherapyRequest, 'email'>;
  /** Of the own request; '' for none: the button leads to the practice. */
  token: string;
  now: Date;
  subject: string;
  /** What to know before reading. */
  notice?: string;
  paragraphs: readonly string[];
  facts: LetterBody['facts'];
  /** One button that leads to the own request … */
  buttonLabel?: string;
  /** … or several, each with the answer that its page then shows first: nothing is answered by opening it. */
  answers?: readonly { readonly label: string; readonly answer: string }[];
  /** Where one can say that no such letters are wanted any more, as an answer too. */
  unsubscribeAnswer?: string;
  notMine: string;
  /** See `LetterBody`. */
  ours?: LetterBody['ours'];
};

/** What letters to patients have in common: the practice writes, answers go to it, one button leads to the own request, or the practice. */
export function patientLetter(letter: PatientLetter, origin: string): OutgoingLetter {
  const { practice, contact, request, token } = letter;
  const { phone, addresses } = contactOf(practice);
  const page = `${origin}/${practice.slug}${token === '' ? '' : `/anfrage/${token}`}`;
  const body: LetterBody = {
    ...(letter.notice !== undefined && { notice: letter.notice }),
    greeting: 'Guten Tag,',
    paragraphs: letter.paragraphs,
    facts: letter.facts ?? [],
    ...(letter.buttonLabel !== undefined && { button: { label: letter.buttonLabel, url: page } }),
    choices: (letter.answers ?? []).map(({ label, answer }) => ({ label, url: `${page}?antwort=${answer}` })),
    ours: [contact, ...(letter.ours ?? [])],
    closing: [
      letter.notMine,
      ...(token === '' ? [] : ['Bitte geben Sie den Link nicht weiter: Wer ihn hat, sieht Ihre Anfrage.']),
      `Fragen beantwortet die Praxis: ${[practice.title, practice.contactPerson, addresses[0], phone?.words, contact].filter(Boolean).join(', ')}`,
      'Diese Nachricht hat Platzwart für die Praxis verschickt.',
    ],
  };
  return {
    purpose: letter.purpose,
    about: letter.about,
    slug: practice.slug,
    requestId: letter.requestId,
    to: { name: '', address: request.email },
    fromName: practice.title,
    replyTo: contact === '' ? null : { name: practice.title, address: contact },
    subject: letter.subject,
    text: asText(body),
    html: asHtml(body),
    ...(letter.unsubscribeAnswer !== undefined && { unsubscribeUrl: `${page}?antwort=${letter.unsubscribeAnswer}` }),
    createdAt: letter.now,
  };
}
