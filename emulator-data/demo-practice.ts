/** A practice of the demo world, and all of its documents. */

import { Billing, StripeCustomer } from '@platzwart/domain/billing/billing';
import { FormConfiguration, withTimesOf } from '@platzwart/domain/booking/form-configuration';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { Account, teamAccountOf } from '@platzwart/domain/practice/account';
import { nameKeysOf } from '@platzwart/domain/practice/look-alike';
import { Practice } from '@platzwart/domain/practice/practice';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { OpenKey } from '@platzwart/domain/request/open-key';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { publicLineOf } from '@platzwart/domain/statistics/wait-range';
import { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import { Tag } from '@platzwart/domain/tags/tag';
import { Member } from '@platzwart/domain/team/member';
import { Heatmap, RequestCounters } from '@platzwart/domain/waiting-list/counters';
import {
  addPublicCounts,
  PublicCount,
  type PublicCounts,
} from '@platzwart/domain/waiting-list/public-counts';
import { countHeatmaps } from '@platzwart/domain/waiting-list/queue';
import { firstDailyWork } from '@platzwart/functions/core/daily-work';
import type { DemoRequest } from './generate-requests.ts';
import { recordedNights } from './recorded-nights.ts';

export type DemoPractice = {
  readonly practice: Practice;
  readonly form: FormConfiguration;
  readonly account: Account;
  /** Undefined before the first purchase. */
  readonly billing?: (Billing & { readonly customerId: string }) | undefined;
  /** By uid. */
  readonly members: Readonly<Record<string, Member>>;
  /** By id. */
  readonly tags: Readonly<Record<string, Tag>>;
  readonly lists: Readonly<Record<string, DynamicList>>;
  readonly requests: readonly DemoRequest[];
  /** Vacancies, their offers and statistics. */
  readonly vacancies?: readonly DemoDocument[];
  readonly log?: readonly DemoDocument[];
};

/** A document ready to write, already parsed by its schema. */
export type DemoDocument = { readonly path: string; readonly data: Record<string, unknown> };

/**
 * All documents of the practice, each parsed by its schema; throws on the first that does not
 * match.
 */
export function documentsOf(
  {
    practice,
    form,
    account,
    billing,
    members,
    tags,
    lists,
    requests,
    vacancies = [],
    log = [],
  }: DemoPractice,
  now: Date,
): DemoDocument[] {
  const { slug } = practice;
  const isMonth = ({ path }: DemoDocument) => path.startsWith(paths.statistics(slug));
  const nights = recordedNights(slug, requests, vacancies.filter(isMonth), now);
  const waits = { ...account, nameKeys: nameKeysOf(practice), ...nights.waits };
  const heatmaps = countHeatmaps(requests.map(({ request }) => request));
  const publicCounts: PublicCounts = new Map();
  for (const { request } of requests) addPublicCounts(publicCounts, request, 1);
  return [
    {
      path: paths.practice(slug),
      data: Practice.parse({ ...withTimesOf(practice, form), waitLine: publicLineOf(waits) }),
    },
    { path: paths.form(slug), data: FormConfiguration.parse(form) },
    { path: paths.account(slug), data: Account.parse(waits) },
    { path: paths.teamAccount(slug), data: teamAccountOf(Account.parse(waits)) },
    // As of yesterday: each kind can be tried at once.
    { path: serverPaths.dailyWork(slug), data: firstDailyWork(daysLater(now, -1)) },
    ...(billing
      ? [
          { path: serverPaths.billing(slug), data: Billing.parse(billing) },
          {
            path: serverPaths.stripeCustomer(billing.customerId),
            data: StripeCustomer.parse({ slug }),
          },
        ]
      : []),
    ...Object.entries(members).map(([uid, member]) => ({
      path: paths.member(slug, uid),
      data: Member.parse(member),
    })),
    ...Object.entries(tags).map(([id, tag]) => ({
      path: paths.tag(slug, id),
      data: Tag.parse(tag),
    })),
    ...Object.entries(lists).map(([id, list]) => ({
      path: paths.list(slug, id),
      data: DynamicList.parse(list),
    })),
    ...form.selectableLocations.map(({ id }) => ({
      path: paths.heatmap(slug, id),
      data: Heatmap.parse({ cells: Object.fromEntries(heatmaps.get(id) ?? []) }),
    })),
    ...[...publicCounts].map(([id, { open, cells }]) => ({
      path: serverPaths.publicCount(slug, id),
      data: PublicCount.parse({ open, cells: Object.fromEntries(cells) }),
    })),
    { path: paths.requestCounters(slug), data: RequestCounters.parse(countersOf(requests)) },
    ...nights.documents,
    ...vacancies.filter((document) => !isMonth(document)),
    ...log,
    ...requests.flatMap(({ id, request }) =>
      request.status === 'open' && request.openKey
        ? [
            {
              path: serverPaths.openKey(slug, request.openKey),
              data: OpenKey.parse({ requestId: id }),
            },
          ]
        : [],
    ),
    ...requests.flatMap(({ id, request, history }) => [
      { path: paths.request(slug, id), data: TherapyRequest.parse(request) },
      ...history.map((line, i) => ({
        path: `${paths.history(slug, id)}/demo-${i}`,
        data: HistoryEntry.parse(line),
      })),
    ]),
  ];
}

function countersOf(requests: readonly DemoRequest[]): RequestCounters {
  const count = (status: TherapyRequest['status']) =>
    requests.filter(({ request }) => request.status === status).length;
  return { open: count('open'), archived: count('archived') };
}
