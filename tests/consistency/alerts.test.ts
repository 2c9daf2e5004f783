/** What `npm run alerts` would send, and that it looks for what the functions write. */
import { spawnSync } from 'node:child_process';
import { callPath } from '@platzwart/domain/calls/calls';
import { logLines } from '@platzwart/functions/core/log-lines';
import { services } from '@platzwart/functions/services';
import { expect, test } from 'vitest';
import {
  logFilter,
  metricsFor,
  plansFor,
  policiesFor,
  uptimeChecksFor,
} from '../../scripts/deployment/alert-plans.ts';
import { type Change, changesFor } from '../../scripts/deployment/set-up-alerts.ts';
import { root } from '../../scripts/toolchain.ts';

const host = 'platzwart.test';
const plans = plansFor(host);

type Line = Readonly<Record<string, unknown>> & { message: string; severity: string };

/** As the functions write them: in a process of its own, to its output. */
function writtenLines(): Line[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import * as report from '@platzwart/functions/core/report';
       const now = new Date();
       report.reportUnforeseen('addWaitingRequest', new TypeError('Anna Muster'));
       report.reportUnforeseen('endpoint', 'a text');
       report.reportLate('nightly', 200);
       report.reportDrift('lindenhof', 2);
       report.reportSecondSubscription('cus_1');
       for (const why of ['signIn', 'connection', 'refused']) report.reportMailStopped(why, '535');
       report.reportLostAccounts(8, 40);
       report.reportOldOutbox(31, 12);
       report.reportFlood('practice lindenhof', 200, now);
       for (let i = 0; i < 100; i++) report.reportUnlistedHop('198.51.100.7', now);
       for (let i = 0; i < 100; i++) report.reportRefusedProof('addWaitingRequest', now);`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}

/** The part of the Logging query language that our filters use. */
function finds(filter: string, line: Line): boolean {
  return filter.split(' AND ').every((comparison) => {
    const [, path = '', value] = /^([\w.]+)="([^"]*)"$/.exec(comparison) ?? [];
    if (path === 'resource.type') return value === 'cloud_run_revision';
    return path.startsWith('jsonPayload.') && line[path.slice('jsonPayload.'.length)] === value;
  });
}

test('each alert finds the line that the functions write for it, and no other', () => {
  const lines = writtenLines();
  const filters = plans.flatMap(({ title, looksFor }) =>
    'message' in looksFor
      ? [{ title, message: looksFor.message, filter: logFilter(looksFor) }]
      : [],
  );
  for (const { title, message, filter } of filters) {
    const found = lines.filter((line) => finds(filter, line));
    expect(found.length, title).toBeGreaterThan(0);
    expect(new Set(found.map((line) => line.message))).toEqual(new Set([message]));
  }
  expect(new Set(filters.map(({ message }) => message))).toEqual(new Set(Object.values(logLines)));
  // Neither names nor a flood of refusals fill the log.
  expect(JSON.stringify(lines)).not.toContain('Anna');
  const ofKind = (name: string) => lines.filter(({ message }) => message === name);
  expect(ofKind(logLines.proofRefused)).toHaveLength(30);
  expect(ofKind(logLines.unlistedHop)).toHaveLength(1);
});

const wanted = {
  project: 'platzwart-live',
  number: '1234',
  host,
  billingAccount: 'billingAccounts/01-AB',
  channels: ['projects/platzwart-live/notificationChannels/7'],
  budget: 100,
};
const nothing = { metrics: [], policies: [], uptimeChecks: [], budgets: [] };
const first = changesFor(wanted, nothing);

/** What the APIs list afterwards: with ids, and fields that they add. */
function listed(changes: readonly Change[]) {
  const of = (end: string) =>
    changes
      .filter(({ url }) => url.endsWith(end))
      .map(({ body }, i) => ({ name: `x/${i}`, creationRecord: {}, ...body }));
  return {
    metrics: of('/metrics'),
    policies: of('/alertPolicies'),
    uptimeChecks: of('/uptimeCheckConfigs'),
    budgets: of('/budgets'),
  };
}

test('all of it is made once, metrics before the alerts that count them', () => {
  expect(first.map(({ method }) => method)).not.toContain('PATCH');
  expect(first).toHaveLength(
    metricsFor(plans).length + plans.length + uptimeChecksFor(host, 'x').length + 1,
  );
  const places = first.map(({ url }) => url.split('/').at(-1));
  expect(places.lastIndexOf('metrics')).toBeLessThan(places.indexOf('alertPolicies'));
  const types = metricsFor(plans).map(({ name }) => `logging.googleapis.com/user/${name}`);
  for (const type of types)
    expect(first.some(({ body }) => JSON.stringify(body).includes(`${type}\\"`))).toBe(true);
  expect(changesFor(wanted, listed(first))).toEqual([]);
});

test('only what differs is changed, at its own name', () => {
  const there = listed(first);
  const [policy, ...others] = there.policies;
  const changed = { ...there, policies: [{ ...policy, enabled: false }, ...others] };
  expect(changesFor(wanted, changed)).toEqual([
    expect.objectContaining({
      method: 'PATCH',
      url: expect.stringContaining('https://monitoring.googleapis.com/v3/x/0?updateMask='),
      body: expect.objectContaining({ enabled: true }),
    }),
  ]);
  const [budget] = changesFor({ ...wanted, budget: 200 }, there);
  expect(budget).toMatchObject({
    method: 'PATCH',
    body: { amount: { specifiedAmount: { units: '200' } } },
  });
  expect(
    changesFor(wanted, {
      ...there,
      metrics: there.metrics.map((one) => ({ ...one, filter: 'x' })),
    }).map(({ method }) => method),
  ).toEqual(metricsFor(plans).map(() => 'PUT'));
});

test('every alert has what Monitoring asks of its kind, a channel, and says what to do', () => {
  for (const policy of policiesFor(plans, wanted.channels)) {
    expect(policy.notificationChannels).toEqual(wanted.channels);
    expect(policy.documentation.content.length).toBeGreaterThan(20);
    const [condition = {}] = policy.conditions;
    // A rate of notifications is demanded of alerts about log lines, and refused of others.
    expect('notificationRateLimit' in policy.alertStrategy).toBe(
      'conditionMatchedLog' in condition,
    );
  }
});

type Absence = {
  filter: string;
  duration: string;
  aggregations: [{ alignmentPeriod: string }];
};
const absences = policiesFor(plans, wanted.channels)
  .flatMap(({ conditions }) => conditions as { conditionAbsent?: Absence }[])
  .flatMap(({ conditionAbsent }) => conditionAbsent ?? []);

test.each([
  ['everyFiveMinutes', 25],
  ['everyHour', 150],
  // In autumn a day has 25 hours.
  ['everyDay', 26 * 60],
])('an alarm rings when %s has not succeeded for %i minutes', (service, minutes) => {
  const absence = absences.find(({ filter }) => filter.includes(`"${service.toLowerCase()}"`));
  const [looked, waited] = [absence?.aggregations[0].alignmentPeriod, absence?.duration].map(
    (seconds = '') => Number.parseInt(seconds, 10),
  );
  expect((looked ?? 0) + (waited ?? 0)).toBe(minutes * 60);
  // Monitoring's own limits: 25 hours, and 23.5.
  expect(looked).toBeLessThanOrEqual(90_000);
  expect(waited).toBeLessThanOrEqual(84_600);
});

test('nothing that runs by a schedule dies in silence', () => {
  const scheduled = Object.entries(services)
    .filter(([, { options }]) => 'schedule' in options)
    .map(([name]) => name.toLowerCase());
  expect(absences.map(({ filter }) => /service_name="(\w+)"/.exec(filter)?.[1]).toSorted()).toEqual(
    scheduled.toSorted(),
  );
});

test('bookings that fail are counted against those that were answered', () => {
  const [policy, ...others] = policiesFor(plans, wanted.channels).filter(
    ({ conditions }) => conditions.length > 1,
  );
  expect(others).toEqual([]);
  // A few failures of a thousand bookings wake nobody, nor does a single booking that failed.
  expect(policy).toMatchObject({
    displayName: 'Platzwart: Buchungen scheitern',
    combiner: 'AND',
    conditions: [
      { conditionThreshold: { thresholdValue: 2 } },
      {
        conditionThreshold: {
          filter: expect.stringContaining('user/platzwart-unforeseen-addWaitingRequest"'),
          denominatorFilter: expect.stringContaining('user/platzwart-answered-addWaitingRequest"'),
          thresholdValue: 0.05,
        },
      },
    ],
  });
  const answered = metricsFor(plans).find(({ name }) => name.includes('answered'));
  expect(answered?.filter).toContain(`"${callPath('addWaitingRequest')}"`);
  // Refused calls, of which anybody can send a million, make no rate smaller.
  expect(answered?.filter).toContain('(httpRequest.status<400 OR httpRequest.status>=500)');
});
