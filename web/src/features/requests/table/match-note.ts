/** What a search found where the name does not show it. Loaded once somebody searches. */
import { looksLikePhone, nationalDigits, readPhones } from '@platzwart/domain/contact/read-phones';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { soundsOf } from '@platzwart/domain/text/cologne-phonetics';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { fullName, phonesOf } from '../../../entities/request/format-person.ts';
import type { Searchable } from '../../../entities/request/search-requests.ts';
import { matchTexts as t } from './match-texts.ts';

/** Words of a longer text, on either side of the found one. */
const beside = 2;

/** 'Telefon: 0660 1234567', 'klingt wie Mayer'; undefined if the name contains all of the term. */
export function matchNote(request: Searchable, term: string): string | undefined {
  const name = fullName(request);
  if (holds(name, term)) return undefined;
  const number = numberNote(request, term);
  if (number !== undefined) return number;
  const notes = term
    .split(/\s+/)
    .map((word) => (holds(name, word) ? undefined : wordNote(request, word)));
  return [...new Set(notes.filter((note) => note !== undefined))].join(' · ') || undefined;
}

function wordNote(request: Searchable, word: string): string | undefined {
  const { contactPersonFirstname, contactPersonLastname, email } = request;
  const contact = [contactPersonFirstname, contactPersonLastname].filter(Boolean).join(' ');
  if (holds(contact, word)) return t.contactPerson(contact);
  if (holds(email, word) || holds(readableEmail(email), word)) return t.email(readableEmail(email));
  const number = numberNote(request, word);
  if (number !== undefined) return number;
  for (const field of ['adminNote', 'note', 'reason'] as const) {
    if (holds(request[field], word)) return t[field](excerpt(request[field], word));
  }
  const isHeardIn = (text: string) =>
    soundsOf(word).some((sound) => soundsOf(text).includes(sound));
  if (isHeardIn(fullName(request))) return t.soundsLike(word);
  return isHeardIn(contact) ? t.contactPerson(`${contact} (${t.soundsLike(word)})`) : undefined;
}

/** The number that a term with digits found, or what stands beside one. */
function numberNote(request: Searchable, term: string): string | undefined {
  if (!looksLikePhone(term)) return undefined;
  const wanted = [...nationalDigits(term), term];
  const found = phonesOf(request).find(({ text }) => {
    const forms = [
      text,
      ...readPhones(text).numbers.flatMap(({ dialled, national }) => [dialled, national]),
    ].join('\n');
    return wanted.some((digits) => forms.includes(digits));
  });
  return found && t.phone(found.text);
}

function holds(text: string, term: string): boolean {
  const patterns = searchWords(term);
  const known = searchable(text);
  return patterns.every((pattern) => pattern.test(known));
}

/** '… ruft im März an …' */
function excerpt(text: string, word: string): string {
  const words = text.trim().split(/\s+/);
  const at = Math.max(
    0,
    words.findIndex((each) => holds(each, word)),
  );
  const part = words.slice(Math.max(0, at - beside), at + beside + 1).join(' ');
  return `${at > beside ? '… ' : ''}${part}${at + beside + 1 < words.length ? ' …' : ''}`;
}
