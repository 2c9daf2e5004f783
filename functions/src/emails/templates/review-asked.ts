import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

type Asked = {
  practice: Practice;
  /** Its confirmed address, '' for none. */
  contact: string;
  /**
   * It nears an unreviewed practice's daily limit of strangers, could be taken for another
   * practice, or wants to issue certificates.
   */
  why:
    | { kind: 'emails'; max: number }
    | { kind: 'lookAlike'; other: Pick<Practice, 'slug' | 'title'> }
    | { kind: 'identity' };
  now: Date;
};

/**
 * To the operator: a practice needs a review. One e-mail about its e-mails, one per day about its
 * name or its identity.
 */
export function reviewAskedEmail(
  { practice, contact, why, now }: Asked,
  operator: string,
  origin: string,
): OutgoingEmail {
  const { slug, title, subtitle, contactPerson } = practice;
  const { because, subject, todo, about } = words[why.kind];
  const page = origin + sitePaths.practice(slug);
  const other = why.kind === 'lookAlike' ? origin + sitePaths.practice(why.other.slug) : undefined;
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [because(why.kind === 'emails' ? why.max : 0), todo(slug)],
    rows: [
      ['Praxis', title],
      ['Untertitel', subtitle],
      ['Adresse', practice.locations.map(addressOf).join('; ')],
      ['Kontaktperson', contactPerson],
      ['Telefon', practice.phone ?? ''],
      ['Website', practice.website],
      ['E-Mail', readableEmail(contact)],
      ...(why.kind === 'lookAlike'
        ? ([['Verwechselbar mit', `${why.other.title} (${other})`]] as const)
        : []),
    ],
    button: { label: 'Seite der Praxis ansehen', url: page },
    foot: ['Diese Nachricht kommt von Platzwart.'],
    ours: [page, contact, ...(other ? [other] : [])],
  };
  return {
    purpose: 'reviewAsked',
    about: about(slug, berlinDate(now)),
    slug,
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `${subject}: ${title}`,
    ...bothForms(body),
    createdAt: now,
  };
}

type Words = {
  because: (max: number) => string;
  todo: (slug: string) => string;
  subject: string;
  about: (slug: string, date: string) => string;
};

const words: Record<Asked['why']['kind'], Words> = {
  emails: {
    because: (max) =>
      `diese Praxis hat noch nichts bezahlt und nähert sich der Grenze von ${max} E-Mails am Tag. Was darüber hinausgeht, wartet bis zum nächsten Morgen.`,
    todo: (slug) => `Ist sie echt, gebt sie frei: npm run operator -- approve ${slug} --do`,
    subject: 'Bitte ansehen, viele E-Mails',
    about: (slug) => slug,
  },
  lookAlike: {
    because: () =>
      'diese Praxis lässt sich in Name und Ort mit einer anderen verwechseln. Bis jemand von euch sie angesehen hat, steht sie nicht in der Liste, ihr Formular bleibt zu, und E-Mails in ihrem Namen warten.',
    todo: (slug) => `Ist sie echt, gebt ihren Namen frei: npm run operator -- list ${slug} --do`,
    subject: 'Bitte ansehen, gleicher Name',
    about: (slug, date) => `${slug}_${date}`,
  },
  identity: {
    because: () =>
      'diese Praxis möchte Wartebestätigungen ausstellen und wartet darauf, dass wir ihre Identität prüfen, zum Beispiel im Berufsregister und mit einem Rückruf unter einer Nummer, die nicht von ihr selbst kommt.',
    todo: (slug) =>
      `Ist sie es, haltet fest, was ihr geprüft habt: npm run operator -- check-identity ${slug} --what "Berufsregister, Rückruf" --by "euer Kürzel" --do`,
    subject: 'Bitte prüfen, Wartebestätigungen',
    about: (slug, date) => `${slug}_identity_${date}`,
  },
};

const addressOf = ({ address1, address2, address3 }: Practice['locations'][number]) =>
  [address1, address2, address3].filter((line) => line !== '').join(', ');
