import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

type Asked = {
  practice: Practice;
  /** Its confirmed address, '' for none. */
  contact: string;
  /** It reached an unreviewed practice's daily limit of strangers, or looks like another practice in the directory. */
  why: { kind: 'emails'; max: number } | { kind: 'lookAlike'; other: Pick<Practice, 'slug' | 'title'> };
  now: Date;
};

/** To the operator: a practice needs a review. One e-mail about its e-mails, one per day about its place in the directory. */
export function reviewAskedEmail({ practice, contact, why, now }: Asked, operator: string, origin: string): OutgoingEmail {
  const { slug, title, subtitle, contactPerson } = practice;
  const isAboutList = why.kind === 'lookAlike';
  const page = origin + sitePaths.practice(slug);
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      isAboutList
        ? 'diese Praxis gleicht im Namen und am Ort einer anderen, die gelistet ist. Bis jemand von euch sie angesehen hat, steht sie nicht in der Liste.'
        : `diese Praxis hat noch nichts bezahlt und nähert sich der Grenze von ${why.max} E-Mails am Tag. Was darüber hinausgeht, wartet bis zum nächsten Morgen.`,
      `Ist sie echt, gebt sie frei: npm run operator -- ${isAboutList ? 'list' : 'approve'} ${slug}`,
    ],
    rows: [
      ['Praxis', title],
      ['Untertitel', subtitle],
      ['Kontaktperson', contactPerson],
      ['E-Mail', contact],
      ...(isAboutList ? ([['Gelistet ist', `${why.other.title} (${origin}${sitePaths.practice(why.other.slug)})`]] as const) : []),
    ],
    button: { label: 'Seite der Praxis ansehen', url: page },
    foot: ['Diese Nachricht kommt von Platzwart.'],
    ours: [page, contact, ...(isAboutList ? [origin + sitePaths.practice(why.other.slug)] : [])],
  };
  return {
    purpose: 'reviewAsked',
    about: isAboutList ? `${slug}_${berlinDate(now)}` : slug,
    slug,
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: isAboutList ? `Bitte ansehen, gleicher Name: ${title}` : `Bitte ansehen, viele E-Mails: ${title}`,
    ...bothForms(body),
    createdAt: now,
  };
}
