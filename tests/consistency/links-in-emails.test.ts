/**
 * Whatever names people and practices choose: no e-mail carries a link that is not ours, nor
 * anything a mail program makes one of.
 */

import { supportEmail } from '@platzwart/domain/practice/support-email';
import { asQueued } from '@platzwart/functions/emails/outbox';
import { contactMessageEmail } from '@platzwart/functions/emails/templates/contact-message';
import { followUpQuestionEmail } from '@platzwart/functions/emails/templates/follow-up-question';
import { messageOf } from '@platzwart/functions/emails/transport';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import {
  preselectedAnswer,
  preselectedOfferAnswer,
} from '../../web/src/features/patient-portal/preselected-answer.ts';
import { contact, everyEmail, origin, practiceOfEmails } from '../support/every-email.ts';

const now = new Date('2026-11-21T10:00:00Z');
const typed = { messageId: 'm', name: '', email: 'a@post.example', message: 'Guten Tag' };

const hostile = [
  'Sparkasse. Konto gesperrt! Hier: https://sparkasse.evil.example',
  'https://evil.example/x?y=1#z',
  'HTTP://EVIL.EXAMPLE',
  'evil.com',
  'evil.com/konto',
  'www.evil.com',
  't.co/abc',
  'evil．com',
  'evil。com',
  'evil\u00ad.com',
  'evil.\u200dcom',
  'xn--e1afmkfd.xn--p1ai',
  'пример.рф',
  'Praxis (evil.com)',
  'evil.com.',
  'konto@evil.example',
  `boese${contact}`,
  `${contact}.evil.com`,
  'mailto:konto@evil.example',
  'javascript:alert(1)',
  'http://1.2.3.4/login',
  '1.2.3.4/login',
  'hthttps://tps://evil.com',
  '[Hier](https://evil.com)',
  '<a href="https://evil.com">Hier</a>',
  `${origin}.evil.com`,
  `${origin}@evil.com`,
  `${origin}:443@evil.com/x`,
  `${origin}\\@evil.com`,
  `//evil.com/${origin}/`,
  `${origin}/user.evil.com`,
  'file:\\\\evil.com\\x',
  'Praxis {webseite} {anfragelink} evil.com',
  '=?utf-8?b?UGxhdHp3YXJ0IFNpY2hlcmhlaXQ=?=',
  'Größe =?utf-8?q?evil=2Ecom?=',
  '=\u200d?us-ascii?Q?Platzwart?=',
  'evil&#46;com evil&period;com',
  'Anna (evil.com) <konto@evil.example>',
  'Praxis\r\n =?utf-8?b?ZXZpbC5jb20=?=',
];

/** Addresses allowed in addition to our own pages. */
const addresses = [contact, supportEmail, 'neu@praxis.example', 'neu@post.example'];

it.each(hostile)('%s', (title) => {
  const found = everyEmail(title, now).flatMap((outgoing) => {
    const email = asQueued(outgoing);
    const html = email.html.replace(/<style.*?<\/style>/gs, '');
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
    const places = {
      subject: email.subject,
      from: email.fromName,
      to: email.to.name,
      replyTo: email.replyTo?.name ?? '',
      text: email.text,
      html: html
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#39;|&quot;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>'),
    };
    return [
      ...Object.entries(places).flatMap(([place, text]) =>
        strange(text).map((word) => `${email.purpose} ${place}: ${word}`),
      ),
      ...links
        .filter((url) => !`${url}/`.startsWith(`${origin}/`))
        .map((url) => `${email.purpose} link: ${url}`),
    ];
  });
  expect(found).toEqual([]);
});

it('decodes nothing in its headers but what we have encoded, not even a name that got past the outbox', async () => {
  const composing = createTransport({ streamTransport: true, buffer: true });
  const encoded = ['=?utf-8?b?UGxhdHp3YXJ0IFNpY2hlcmhlaXQ=?=', '=?utf-8?q?Platzwart_Sicherheit?='];
  for (const word of encoded) {
    for (const name of [word, `Größe ${word} am See`, `${word} ${word}`, `Anna (${word})`]) {
      const named = { name, address: 'a@post.example' };
      const email = {
        ...asQueued(contactMessageEmail(typed, now)),
        ...{ to: named, replyTo: named, fromName: name, subject: `Ihre Anfrage bei ${name}` },
      };
      const { message } = await composing.sendMail(messageOf('id', email, 'post@praxis.example'));
      const [headers = ''] = String(message).split('\r\n\r\n');
      expect(headers).toContain('Subject: ');
      expect(decoded(headers)).not.toContain('Platzwart Sicherheit');
    }
  }
});

/** As lenient mail programs do, wherever the words stand. */
function decoded(headers: string): string {
  return headers
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?[\w-]+\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      /b/i.test(kind)
        ? Buffer.from(text, 'base64').toString()
        : text
            .replaceAll('_', ' ')
            .replace(/=([\da-f]{2})/gi, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    );
}

it('each answer that it leads to is one that the patient’s page reads, and each of those is in one', () => {
  const urls = everyEmail('Praxis am See', now).flatMap(
    ({ text, unsubscribeUrl }) => `${text} ${unsubscribeUrl}`.match(/\S+\?antwort=\S+/g) ?? [],
  );
  const read = urls.map((url) => {
    const { searchParams } = new URL(url);
    const offer = preselectedOfferAnswer(searchParams);
    return offer?.vacancyId ? `${offer.answer}, of an offer` : preselectedAnswer(searchParams);
  });
  expect([...new Set(read)].toSorted()).toEqual([
    'abmelden',
    'absagen, of an offer',
    'frage, of an offer',
    'ja',
    'nein',
    'pause',
    'unsicher',
    'zeiten',
    'zusagen, of an offer',
  ]);
});

it.each([true, false])(
  'its own words link elsewhere once somebody has looked at the practice: %s',
  (mayLink) => {
    const practice = practiceOfEmails('Praxis am See');
    const request = { email: 'p@post.example', emailConfirmedAt: now, requestedAt: now };
    const customText = 'Neues unter www.see.example, Ihr Formular: {anfragelink}';
    const given = {
      practice,
      contact,
      about: 'a',
      requestId: 'r',
      request,
      token: 'T',
      now,
      isReminder: false,
      customText,
      mayLink,
    };
    const { text } = followUpQuestionEmail(given, origin);
    expect(text).toContain(
      `Neues unter ${mayLink ? 'www.see.example' : 'www. see. example'}, Ihr Formular: ${origin}/praxis-am-see/booking`,
    );
  },
);

/** Words that a mail program might turn into a link, except our own pages and those addresses. */
function strange(text: string): string[] {
  return text.split(/[\s"„“]+/).filter((word) => {
    const bare = word.replace(/^\(|[.,;:)]+$/g, '');
    if (bare === origin || bare.startsWith(`${origin}/`) || addresses.includes(bare)) return false;
    const seen = bare.replace(/\p{Cf}/gu, '').replace(/[。．｡․]/g, '.');
    return /:\/\/|:\\|\bwww\.|@[\p{L}\p{N}.-]+\.|[\p{L}\p{N}_-]\.\p{L}[\p{L}\p{N}-]|^\d+(?:\.\d+){3}\b|^(?:mailto|javascript|tel|data):|=\?/iu.test(
      seen,
    );
  });
}
