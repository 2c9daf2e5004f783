/**
 * Pages that people see first, without an account: each is visited on its own, as by somebody who
 * was never here.
 */
import { publicPages } from '@platzwart/domain/practice/public-pages';
import { slug } from './every-address.ts';

/**
 * Those at which the browser itself must have nothing to complain about: no page is missing there.
 */
export const withoutComplaints: readonly string[] = [
  ...publicPages,
  `/${slug}`,
  `/${slug}/booking`,
];

export const firstVisits: readonly string[] = [
  ...withoutComplaints,
  '/login',
  '/einladung/logopaedie-lindenhof~unbekannt',
  '/error',
  '/not-found?url=%2Falt%2Fweg',
  `/${slug}/booking/success`,
  '/gibt-es-nicht',
];
