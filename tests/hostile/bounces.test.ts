/**
 * Two thousand bounces and complaints, over HTTP to the function as it is deployed, and as many that
 * are forged.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  byLettermint,
  byMailjet,
  type Event,
  type Sent,
  sentEmails,
} from '../support/bounce-reports.ts';
import { deploymentOf } from '../support/deployment.ts';
import { hostFunctions, type Service } from '../support/hosted-functions.ts';
import { longOr } from '../support/long-run.ts';
import { everyDocument } from '../support/whole-database.ts';

const start = new Date('2026-11-23T09:00:00Z');
const each = longOr(24, 1000);
const atOnce = 50;

let origin: string;
let stop: () => void;
beforeAll(async () => {
  const parameters = { ...deploymentOf({ stripe: '', smtpPort: 0 }), CALL_LIMITS_TIMES: '1' };
  for (const [name, value] of Object.entries(parameters)) vi.stubEnv(name, value);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  ({ origin, stop } = await hostFunctions(
    (await import('@platzwart/functions/index')) as unknown as Record<string, Service>,
  ));
});
afterAll(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** `from`: its network address, of which each has a limit. */
async function post({ path, headers, rawBody }: Sent, from: string): Promise<number> {
  const { status } = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-caller': from, ...headers },
    body: new Uint8Array(rawBody),
  });
  return status;
}

function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) =>
    all.slice(n * atOnce, (n + 1) * atOnce),
  );
}

/** Again a minute later if it is asked to wait, as services do; out: how often that was. */
async function deliver(reports: readonly (() => Sent)[], from: string): Promise<number> {
  let left = [...reports];
  for (let waits = 0; ; waits++) {
    const late: typeof left = [];
    for (const group of inGroups(left))
      await Promise.all(
        group.map(async (report) => {
          const status = await post(report(), from);
          if (status === 429) late.push(report);
          else expect(status).toBe(200);
        }),
      );
    if (late.length === 0) return waits;
    left = late;
    vi.setSystemTime(Date.now() + 60_000);
  }
}

/** What somebody sends who knows all but our secret, one way for each event in turn. */
const forgeries: readonly ((event: Event) => Sent)[] = [
  (event) => byMailjet([event], 'geraten'),
  (event) => ({ ...byMailjet([event]), headers: {} }),
  (event) => ({ ...byMailjet([event]), path: `/api/mail/bounce/mailjet/${'0'.repeat(32)}` }),
  (event) => ({ ...byMailjet([event]), path: '/api/mail/bounce' }),
  (event) => byLettermint(event, 'geraten', new Date()),
  (event) => ({ ...byLettermint(event), headers: {} }),
  (event) => byLettermint(event, undefined, new Date(Date.now() - 600_000)),
  (event) => ({
    ...byLettermint({ ...event, id: 'requestReceived_another' }, undefined, new Date()),
    rawBody: byLettermint(event).rawBody,
  }),
];

it('each ends as it was told, once; forged ones are refused, and repeated ones change nothing', async () => {
  const mailjet = await sentEmails(each, 'mailjet');
  const lettermint = await sentEmails(each, 'lettermint');
  const events = [...mailjet, ...lettermint];
  const before = await everyDocument();
  expect(before.size).toBe(2 * each);

  const forge = async () => {
    const statuses = new Set<number>();
    for (const [nth, group] of inGroups(events).entries())
      await Promise.all(
        group.map(async (event, n) => {
          const hard: Event = { ...event, what: 'hard' };
          const forged = forgeries[n % forgeries.length]?.(hard) ?? byMailjet([]);
          statuses.add(await post(forged, `198.51.100.${nth}`));
        }),
      );
    return [...statuses];
  };
  expect(await forge()).toEqual([401]);
  expect(await everyDocument()).toEqual(before);

  const reports = {
    mailjet: inGroups(mailjet).map((group) => () => byMailjet(group)),
    lettermint: lettermint.map((event) => () => byLettermint(event, undefined, new Date())),
  };
  const report = async () => [
    await deliver(reports.mailjet, '203.0.113.1'),
    await deliver(reports.lettermint, '203.0.113.2'),
  ];
  // More than 600 a minute wait their turn.
  expect(await report()).toEqual([0, longOr(0, 1)]);
  const told = {
    hard: { status: 'failed', bounced: 'hard', lastError: 'It came back.' },
    complaint: { bounced: 'complaint' },
    soft: {},
  };
  const expected = new Map(before);
  for (const { id, what } of events) {
    const path = `outbox/${id}`;
    expected.set(path, { ...before.get(path), ...told[what] });
  }
  const after = await everyDocument();
  expect(after).toEqual(expected);

  await report();
  expect(await forge()).toEqual([401]);
  expect(await everyDocument()).toEqual(after);
});
