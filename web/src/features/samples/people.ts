/** Invented people whose names say so, with contacts that belong to nobody. */
import type { NextStepKind } from '@platzwart/domain/request/next-step';
import type { ArchiveReason } from '@platzwart/domain/request/request';
import type { Tag } from '@platzwart/domain/tags/tag';

/** Part of each day's working hours, from 0 to 1. */
export const parts = {
  early: [0, 0.35],
  midday: [0.35, 0.6],
  late: [0.6, 1],
  all: [0, 1],
} as const;

export const tags: Readonly<Record<string, Tag>> = {
  kind: { name: 'Kind', color: 'teal', icon: 'baby', order: 0 },
  erwachsen: { name: 'Erwachsen', color: 'indigo', icon: 'person', order: 1 },
  verordnung: { name: 'Verordnung da', color: 'green', icon: 'document', order: 2 },
  kurzfristig: { name: 'Kurzfristig', color: 'amber', icon: 'lightning', order: 3 },
};

export const list = {
  name: 'Kinder mit Verordnung',
  anyOf: [],
  allOf: ['kind', 'verordnung'],
  noneOf: [],
  locationId: '',
  order: 0,
};

export type SamplePerson = {
  name: string;
  age: number;
  /** Whoever asks for them: first name and relationship. */
  by?: readonly [firstname: string, relationship: string];
  /** Days ago. */
  asked: number;
  when: keyof typeof parts;
  /** Which of the days with hours, from 0. */
  days: readonly number[];
  tags?: readonly (keyof typeof tags)[];
  note?: string;
  reason: string;
  prioritized?: true;
  /** The next step, due in so many days; null: at once. */
  step?: readonly [kind: NextStepKind, inDays: number | null];
  byPhone?: true;
  archived?: readonly [reason: ArchiveReason, daysAgo: number];
};

const reasons = {
  doctor: 'Die Ärztin hat Therapie verordnet.',
  kindergarten: 'Der Kindergarten hat uns dazu geraten.',
  school: 'Die Schule hat uns dazu geraten.',
  moved: 'Wir sind neu hier und möchten die Therapie fortsetzen.',
  hospital: 'Nach dem Krankenhaus soll es ambulant weitergehen.',
  work: 'Ich merke es vor allem bei der Arbeit.',
} as const;

const child = ['kind'] as const;
const childWithOrder = ['kind', 'verordnung'] as const;
const adult = ['erwachsen'] as const;
const adultWithOrder = ['erwachsen', 'verordnung'] as const;

// biome-ignore format: one person per line
export const people: readonly SamplePerson[] = [
  { name: 'Emil Beispiel', age: 5, by: ['Jana', 'Mutter'], asked: 214, when: 'late', days: [0, 2], tags: childWithOrder, reason: reasons.kindergarten, note: 'Geschwisterkind kommt schon donnerstags.' },
  { name: 'Rosa Muster', age: 7, by: ['Paul', 'Vater'], asked: 201, when: 'late', days: [1, 2, 3], tags: child, reason: reasons.school },
  { name: 'Helmut Vorlage', age: 71, asked: 187, when: 'early', days: [0, 1, 2, 3, 4], tags: adultWithOrder, reason: reasons.hospital, prioritized: true, note: 'Kommt mit Begleitung.' },
  { name: 'Mia Probe', age: 6, by: ['Nadja', 'Mutter'], asked: 176, when: 'late', days: [0, 1], tags: childWithOrder, reason: reasons.doctor },
  { name: 'Sabine Muster', age: 44, asked: 163, when: 'late', days: [3], tags: adult, reason: reasons.work, step: ['followUpCall', -1] },
  { name: 'Jakob Beispiel', age: 9, by: ['Ivana', 'Mutter'], asked: 155, when: 'late', days: [0, 2, 4], tags: child, reason: reasons.school },
  { name: 'Lina Vorlage', age: 4, by: ['Tobias', 'Vater'], asked: 149, when: 'early', days: [1, 3], tags: ['kind', 'verordnung', 'kurzfristig'], reason: reasons.kindergarten },
  { name: 'Georg Probe', age: 58, asked: 140, when: 'midday', days: [0, 1, 2, 3], tags: adult, reason: reasons.doctor },
  { name: 'Ida Muster', age: 8, by: ['Katharina', 'Mutter'], asked: 131, when: 'late', days: [1, 2], tags: childWithOrder, reason: reasons.doctor },
  { name: 'Noah Vorlage', age: 10, by: ['Sabine', 'Großmutter'], asked: 118, when: 'late', days: [2, 3], tags: child, reason: reasons.moved, step: ['notReached', 0] },
  { name: 'Renate Beispiel', age: 66, asked: 104, when: 'early', days: [0, 2, 4], tags: adultWithOrder, reason: reasons.hospital, byPhone: true },
  { name: 'Theo Probe', age: 6, by: ['Daniela', 'Mutter'], asked: 97, when: 'late', days: [0, 1, 2, 3], tags: childWithOrder, reason: reasons.kindergarten, prioritized: true },
  { name: 'Markus Muster', age: 37, asked: 90, when: 'late', days: [4], tags: adult, reason: reasons.work },
  { name: 'Ella Vorlage', age: 5, by: ['Petra', 'Pflegemutter'], asked: 81, when: 'all', days: [1, 4], tags: ['kind', 'kurzfristig'], reason: reasons.kindergarten, note: 'Kann kurzfristig einspringen, Anruf genügt.' },
  { name: 'Anton Beispiel', age: 12, by: ['Lukas', 'Vater'], asked: 72, when: 'late', days: [0, 3], tags: child, reason: reasons.school },
  { name: 'Monika Probe', age: 52, asked: 63, when: 'midday', days: [1, 2, 4], tags: adult, reason: reasons.doctor, step: ['callBack', 0] },
  { name: 'Klara Muster', age: 7, by: ['Ulrike', 'Mutter'], asked: 52, when: 'late', days: [2], tags: childWithOrder, reason: reasons.doctor },
  { name: 'Josef Vorlage', age: 79, by: ['Andrea', 'Tochter'], asked: 41, when: 'early', days: [0, 1, 2, 3, 4], tags: adultWithOrder, reason: reasons.hospital },
  { name: 'Felix Probe', age: 8, by: ['Silvia', 'Mutter'], asked: 33, when: 'late', days: [1, 3], tags: child, reason: reasons.moved },
  { name: 'Nora Beispiel', age: 4, by: ['Manuel', 'Vater'], asked: 26, when: 'all', days: [0, 2], tags: child, reason: reasons.kindergarten, step: ['callBack', 3] },
  { name: 'Thomas Vorlage', age: 29, asked: 17, when: 'late', days: [0, 1, 3], tags: ['erwachsen', 'kurzfristig'], reason: reasons.work },
  { name: 'Frieda Muster', age: 6, by: ['Barbara', 'Mutter'], asked: 9, when: 'late', days: [0, 1, 4], tags: childWithOrder, reason: reasons.doctor },
  { name: 'Birgit Beispiel', age: 61, asked: 4, when: 'midday', days: [0, 3], reason: reasons.doctor, byPhone: true },
  { name: 'Oskar Probe', age: 5, by: ['Martin', 'Vater'], asked: 1, when: 'late', days: [2, 3], reason: reasons.kindergarten },
  { name: 'Valentina Muster', age: 9, by: ['Christoph', 'Vater'], asked: 240, when: 'late', days: [1], tags: child, reason: reasons.school, archived: ['placeFound', 12] },
  { name: 'Franz Vorlage', age: 68, asked: 230, when: 'early', days: [0, 1], tags: adultWithOrder, reason: reasons.hospital, archived: ['placeFound', 30] },
  { name: 'Leo Beispiel', age: 11, by: ['Elisabeth', 'Mutter'], asked: 260, when: 'late', days: [2], tags: child, reason: reasons.moved, archived: ['noInterest', 44] },
];
