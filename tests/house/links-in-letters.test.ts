/** Whatever people call themselves and their practices: no letter carries a link that is not ours, nor anything a mail program makes one of. */

import { supportEmail } from '@platzwart/domain/support';
import { interestQuestionLetter } from '@platzwart/functions/mail/letters/interest-question';
import { asQueued } from '@platzwart/functions/mail/outbox';
import { expect, it } from 'vitest';
import { contact, everyLetter, origin, practiceOfLetters } from '../support/every-letter.ts';

const now = new Date('2026-11-21T10:00:00Z');

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
];

/** Who may be named by their address, beside our own pages. */
const addresses = [contact, supportEmail, 'neu@praxis.example', 'neu@post.example'];

it.each(hostile)('%s', (title) => {
  const found = everyLetter(title, now).flatMap((outgoing) => {
    const letter = asQueued(outgoing);
    const html = letter.html.replace(/<style.*?<\/style>/gs, '');
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
    const places = {
      subject: letter.subject,
      from: letter.fromName,
      to: letter.to.name,
      replyTo: letter.replyTo?.name ?? '',
      text: letter.text,
      html: html
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#39;|&quot;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>'),
    };
    return [
      ...Object.entries(places).flatMap(([place, text]) => strange(text).map((word) => `${letter.purpose} ${place}: ${word}`)),
      ...links.filter((url) => !`${url}/`.startsWith(`${origin}/`)).map((url) => `${letter.purpose} link: ${url}`),
    ];
  });
  expect(found).toEqual([]);
});

it.each([true, false])('its own words link elsewhere once somebody has looked at the practice: %s', (mayLink) => {
  const practice = practiceOfLetters('Praxis am See');
  const request = { email: 'p@post.example', requestedAt: now };
  const ownWords = 'Neues unter www.see.example, Ihr Formular: {anfragelink}';
  const given = { practice, contact, about: 'a', requestId: 'r', request, token: 'T', now, isReminder: false, ownWords, mayLink };
  const { text } = interestQuestionLetter(given, origin);
  expect(text).toContain(`Neues unter ${mayLink ? 'www.see.example' : 'www. see. example'}, Ihr Formular: ${origin}/praxis-am-see/booking`);
});

/** Words that a mail program might make a link of, but for our own pages and those addresses. */
function strange(text: string): string[] {
  return text.split(/[\s"„“]+/).filter((word) => {
    const bare = word.replace(/^\(|[.,;:)]+$/g, '');
    if (bare === origin || bare.startsWith(`${origin}/`) || addresses.includes(bare)) return false;
    const seen = bare.replace(/\p{Cf}/gu, '').replace(/[。．｡․]/g, '.');
    return /:\/\/|:\\|\bwww\.|@[\p{L}\p{N}.-]+\.|[\p{L}\p{N}_-]\.\p{L}[\p{L}\p{N}-]|^\d+(?:\.\d+){3}\b|^(?:mailto|javascript|tel|data):/iu.test(
      seen,
    );
  });
}
