import { describe, expect, it } from 'vitest';
import { deliveryAfter, type SmtpError } from './smtp-answer.ts';

const rcpt = (responseCode: number, message: string): SmtpError => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode,
  message,
});
const data = (responseCode: number, message: string): SmtpError => ({
  ...rcpt(responseCode, message),
  code: 'EMESSAGE',
  command: 'DATA',
});

describe('only what the receiving side refuses for good ends an e-mail', () => {
  it.each<[string, SmtpError]>([
    ['an unknown user', rcpt(550, '550 5.1.1 No such user here')],
    ['an unknown user, without more', rcpt(550, '550 No such user')],
    [
      'an unknown user in a table of relays',
      rcpt(550, '550 5.1.1 <a@b.example>: Recipient address rejected: User unknown in relay table'),
    ],
    ['a full mailbox, for good', rcpt(552, '552 5.2.2 Mailbox over quota')],
    ['a full mailbox in its own words', rcpt(552, '552 Mailbox size limit exceeded')],
    ['a text that it does not want', data(554, '554 5.7.1 Message rejected as spam')],
    [
      'an address in which a stranger speaks of us',
      rcpt(554, '554 5.7.1 <sender.quota@rate-limits.example>: Access denied'),
    ],
    [
      'a domain in which a stranger speaks of us',
      rcpt(554, '554 5.7.1 quota.example: Access denied'),
    ],
    [
      'such a domain of figures, in brackets',
      rcpt(550, '550 5.4.4 unrouteable (rate-limit-1.2go.example)'),
    ],
    ['an address that is none', { code: 'EENVELOPE', command: 'API', message: 'Invalid' }],
  ])('%s', (_what, error) => {
    expect(deliveryAfter(error, error.command === 'DATA')).toMatchObject({ kind: 'never' });
  });

  it.each<[string, SmtpError]>([
    ['later', rcpt(451, '451 4.7.1 Greylisted')],
    ['a full mailbox, for now', rcpt(452, '452 4.2.2 Mailbox over quota')],
    ['a text, for now', data(451, '451 4.3.0 Try again')],
  ])('%s puts it off', (_what, error) => {
    expect(deliveryAfter(error, false)).toMatchObject({ kind: 'tryLater' });
  });

  it('a connection that ends once the server reads puts it off: it may have arrived', () => {
    const error = { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' };
    expect(deliveryAfter(error, true)).toMatchObject({ kind: 'unanswered', why: 'connection' });
    expect(deliveryAfter(error, false)).toMatchObject({ kind: 'unable', why: 'connection' });
  });
});

describe('what happens between us and the provider', () => {
  it.each<[string, SmtpError]>([
    ['a refused sign-in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
    ['a sign-in that must wait', { code: 'EAUTH', command: 'AUTH LOGIN', responseCode: 454 }],
    ['a sign-in that is missed later', rcpt(530, '530 5.7.0 Authentication required')],
    ['nobody there', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }],
    ['no such name', { code: 'EDNS', command: 'CONN' }],
    ['no greeting', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' }],
    ['a greeting that refuses', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }],
    ['no encryption', { code: 'ETLS', command: 'STARTTLS', responseCode: 454 }],
    ['a certificate out of date', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }],
  ])('stops all others at once: %s', (_what, error) => {
    expect(deliveryAfter(error, false)).toMatchObject({ kind: 'unable', stopsAll: true });
  });

  it.each<[string, SmtpError]>([
    ['a quota', rcpt(550, '550 5.4.5 Daily user sending quota exceeded')],
    ['a quota after the text', data(554, '554 Message rejected: sending limit reached')],
    ['a rate', rcpt(450, '450 4.7.1 rate limit')],
    ['a sender it does not know', { ...rcpt(550, '550 5.7.1 No'), command: 'MAIL FROM' }],
    ['a relay', rcpt(554, '554 5.7.1 <a@b.example>: Relay access denied')],
    ['an account that was stopped', rcpt(550, '550 Sending suspended, please contact support')],
    ['a service that closes', rcpt(421, '421 4.3.2 Service shutting down')],
    ['a drop on the way', { code: 'ECONNECTION', command: 'CONN' }],
    ['no turn in the pool', { code: 'EABORT' }],
  ])('is not the e-mail’s fault, and alone no reason to stop others: %s', (_what, error) => {
    expect(deliveryAfter(error, false)).toMatchObject({ kind: 'unable', stopsAll: false });
  });
});

it('of an answer only the codes are kept', () => {
  expect(deliveryAfter(rcpt(550, '550 5.1.1 <frau.muster@post.example> unknown'), false)).toEqual({
    kind: 'never',
    answer: '550 5.1.1',
  });
});
