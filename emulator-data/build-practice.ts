/**
 * Builders of a practice's documents, for the demo world and for tests: valid defaults, overridden
 * as needed.
 */

import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { type Account, newAccount } from '@platzwart/domain/practice/account';
import type { Practice, PracticeLocation } from '@platzwart/domain/practice/practice';
import type { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import type { Tag } from '@platzwart/domain/tags/tag';
import type { Member } from '@platzwart/domain/team/member';
import { type Weekday, type WeeklyPlan, weekdays } from '@platzwart/domain/waiting-list/slot';

/** A practice that takes requests, with one location 'praxis', as after registration. */
export function aPractice(overrides: Partial<Practice> = {}): Practice {
  return {
    slug: 'praxis-muster',
    title: 'Praxis Muster',
    subtitle: 'Logopädie in Musterstadt',
    logoImagePath: '',
    website: 'www.praxis-muster.example',
    contactPerson: 'Maria Muster',
    locations: [aPracticeLocation()],
    listed: true,
    bookingEnabled: true,
    locked: false,
    ...overrides,
  };
}

export function aPracticeLocation(overrides: Partial<PracticeLocation> = {}): PracticeLocation {
  return {
    id: 'praxis',
    title: 'Praxis',
    address1: 'Musterweg 1',
    address2: '8010 Graz',
    address3: '',
    region: 'AT',
    ...overrides,
  };
}

/**
 * The form of a newly registered practice: one location 'praxis', Monday to Friday 8–18, cells of
 * an hour.
 */
export function aFormConfiguration(overrides: Partial<FormConfiguration> = {}): FormConfiguration {
  return { ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }), ...overrides };
}

/**
 * The account of a practice that registered at `now`: in its trial or, with a `subscription`
 * override, subscribed.
 */
export function anAccount(now: Date, overrides: Partial<Account> = {}): Account {
  const account = newAccount('praxis@praxis-muster.example', 'uid-administrator', now);
  // An established practice.
  return {
    ...account,
    confirmedEmail: overrides.email ?? account.email,
    approvedAt: now,
    firstSteps: [],
    ...(overrides.subscription && { nextTrialStep: null }),
    ...overrides,
  };
}

export function aMember(overrides: Partial<Member> = {}): Member {
  return {
    role: 'administrator',
    name: 'Maria Muster',
    email: 'maria.muster@praxis-muster.example',
    lastVisit: null,
    ...overrides,
  };
}

export function aTag(overrides: Partial<Tag> = {}): Tag {
  return { name: 'Kind', color: 'teal', icon: '', order: 0, ...overrides };
}

export function aList(overrides: Partial<DynamicList> = {}): DynamicList {
  return {
    name: 'Kinder',
    anyOf: [],
    allOf: [],
    noneOf: [],
    locationId: '',
    order: 0,
    ...overrides,
  };
}

/** A weekly plan in short notation: `{ 1: '08-12 13:30-18' }` is Monday, 8–12 and 13:30–18. */
export function weeklyPlan(days: Partial<Record<Weekday, string>>): WeeklyPlan {
  const time = (text = '') => (text.includes(':') ? text : `${text}:00`);
  return weekdays.flatMap((weekday) =>
    (days[weekday]?.split(' ') ?? []).map((range) => {
      const [start, end] = range.split('-');
      return { weekday, start: time(start), end: time(end) };
    }),
  );
}
