/** Reports as SMTP services document them; none of these has been seen from a service. */
import { createHmac } from 'node:crypto';
import { collections } from '@platzwart/functions/core/collections';
import { log } from '@platzwart/functions/core/report';
import { mailjetPathOf, reportHeaders } from '@platzwart/functions/emails/bounce-reports';
import { handleBounce } from '@platzwart/functions/emails/handle-bounce';
import { messageKeyOf } from '@platzwart/functions/emails/outbox';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bounceKey,
  byLettermint,
  byMailjet,
  type Event,
  reportedAt,
  type Sent,
  sentEmail,
  sentEmails,
} from '../support/bounce-reports.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const now = reportedAt;
const key = bounceKey;
const docs = () => collections(database());

const tell = async (sent: Sent, ourKey = key) => {
  const endQuestions = () => Promise.resolve();
  const onDelivery = () => Promise.resolve();
  const told = { key: ourKey, endQuestions, onDelivery };
  return (await handleBounce({ method: 'POST', ...sent }, told, toolsAt(now))).status;
};

const bounced = async (events: readonly Event[]) =>
  (await database().getAll(...events.map(({ id }) => docs().email(id)))).map((each) =>
    each.get('bounced'),
  );

beforeEach(() => database().recursiveDelete(database().collection('outbox')));

it.each([
  ['recipient', 'user unknown', true],
  ['domain', 'typofix', true],
  ['mailjet', 'preblocked', true],
  ['mailjet', 'duplicate in campaign', false],
  ['content', 'error in template language', false],
  ['spam', 'sender blocked', false],
  ['system', 'system issue', false],
  ['', '', false],
])('what Mailjet blocks by %s (%s) is given up only for its address', async (of, error, isHard) => {
  const lines = vi.spyOn(log, 'error').mockReturnValue();
  const [event = { id: '', what: 'hard', to: '' }] = await sentEmails(1, 'gesperrt');
  const sent = byMailjet([event]);
  const body = JSON.parse(sent.rawBody.toString());
  const blocked = { ...body, event: 'blocked', error_related_to: of, error };
  expect(await tell({ ...sent, rawBody: Buffer.from(JSON.stringify(blocked)) })).toBe(200);
  expect(await bounced([event])).toEqual([isHard ? 'hard' : undefined]);
  expect(lines).toHaveBeenCalledTimes(isHard ? 0 : 1);
  lines.mockRestore();
});

describe('forged reports change nothing', () => {
  let event: Event;
  beforeEach(async () => {
    [event = { id: '', what: 'hard', to: '' }] = await sentEmails(1, 'echt');
  });

  it.each<[string, (event: Event) => Sent, number]>([
    ['with another password', (each) => byMailjet([each], 'geraten'), 401],
    ['without one', (each) => ({ ...byMailjet([each]), headers: {} }), 401],
    [
      'at a guessed address',
      (each) => ({ ...byMailjet([each]), path: '/api/mail/bounce/mailjet/0123abcd' }),
      401,
    ],
    ['signed with another secret', (each) => byLettermint(each, 'whsec_other'), 401],
    ['without a signature', (each) => ({ ...byLettermint(each), headers: {} }), 401],
    [
      'repeated ten minutes later',
      (each) => byLettermint(each, key, new Date(now.getTime() - 600_000)),
      401,
    ],
    [
      'with another body under the same signature',
      (each) => ({
        ...byLettermint({ ...each, what: 'soft' }),
        rawBody: byLettermint(each).rawBody,
      }),
      401,
    ],
    [
      'signed as one service at the address of another',
      (each) => ({ ...byLettermint(each), path: mailjetPathOf(key) }),
      401,
    ],
    [
      'by a service that we do not know',
      (each) => ({ ...byLettermint(each), path: '/api/mail/bounce/constructor' }),
      404,
    ],
    ['for another receiver', (each) => byMailjet([{ ...each, to: 'x@post.example' }]), 200],
  ])('%s', async (_what, forged, status) => {
    expect(await tell(forged(event))).toBe(status);
    expect(await bounced([event])).toEqual([undefined]);
  });

  it('while we have no key of our own', async () => {
    const unsigned = { ...byMailjet([event], ''), path: mailjetPathOf('') };
    expect(await tell(unsigned, '')).toBe(401);
    expect(await tell(byLettermint(event, ''), '')).toBe(401);
  });

  it.each(['nonsense', '[]', '{"event":1}', '[[1]]', '{"event":"bounce","email":{"a":1}}', ''])(
    'nor does %s, which is no report',
    async (body) => {
      for (const sent of [byMailjet([event]), byLettermint(event)]) {
        const rawBody = Buffer.from(body);
        const seconds = Math.floor(now.getTime() / 1000);
        const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
        const headers = {
          ...sent.headers,
          'x-lettermint-signature': `t=${seconds},v1=${signature}`,
        };
        expect([200, 400]).toContain(await tell({ ...sent, rawBody, headers }));
      }
      expect(await bounced([event])).toEqual([undefined]);
    },
  );
});

it('each service finds our e-mail by a header that leaves with it, and tracks nobody', async () => {
  const catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example');
  const id = 'requestReceived_praxis_kopf';
  await mail.send(id, { ...sentEmail('a@post.example'), text: 'Text', html: '<p>Text</p>' });
  // Mailjet tracks by default: patients' secret links would lead through its servers.
  expect(catcher.mails[0]?.headers).toMatchObject({
    'x-mailjet-trackopen': '0',
    'x-mailjet-trackclick': '0',
  });
  expect(catcher.mails[0]?.headers).toMatchObject(
    Object.fromEntries(
      Object.entries(reportHeaders(messageKeyOf(id))).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  );
  await mail.close();
  await catcher.stop();
});
