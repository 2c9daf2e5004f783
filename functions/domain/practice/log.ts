/**
 * `practices/{slug}/log/{id}`: who did what to the team, the settings and many requests, what left our screens as a file or on paper, and
 * which requests were opened. An entry names members by their uid, invitations and requests by their id, and tells nothing else about them.
 */
import * as z from 'zod/mini';
import type { IsoDate } from '../dates/german-date.ts';
import { Actor } from '../request/history.ts';
import { deletedSince } from '../retention/retention.ts';
import { Role } from '../team/member.ts';
import { ScreenExport } from './screen-export.ts';

/** What an entry can be about, in groups that the log can be filtered by. */
export const logGroups = {
  openings: ['requestsOpened'],
  exports: [...ScreenExport.options, 'practiceExported'],
  team: ['memberInvited', 'invitationRevoked', 'memberJoined', 'roleChanged', 'memberRemoved', 'memberLeft', 'viewerExportsChanged'],
  settings: [
    'profileChanged',
    'formChanged',
    'locationsChanged',
    'intakePaused',
    'intakeResumed',
    'intakeChanged',
    'notificationsChanged',
    'followUpChanged',
    'retentionChanged',
  ],
  requests: ['requestDeleted', 'requestBinned', 'requestBroughtBack', 'requestsImported', 'importUndone', 'tagsMerged'],
  practice: ['checkoutStarted', 'locationsPaidChanged', 'referralLinked', 'deletionPlanned', 'deletionUndone'],
} as const;
export type LogGroup = keyof typeof logGroups;

const whats = Object.values(logGroups).flat();

export const LogEntry = z.strictObject({
  at: z.date(),
  by: Actor,
  what: z.enum(whats),
  /** How many requests were concerned. */
  count: z.int(),
  /** The uid of the member whom it concerns. */
  member: z.optional(z.string()),
  /** The role somebody has from then on, or is invited for. */
  role: z.optional(Role),
  /** The role before. */
  from: z.optional(Role),
  invitation: z.optional(z.string()),
  /** The settings that were changed, by the names of their fields. */
  fields: z.optional(z.array(z.string())),
  /** Of `viewerExportsChanged`: whether they may from then on. */
  allowed: z.optional(z.boolean()),
  requestIds: z.optional(z.array(z.string())),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Requests that one entry lists at most; 33 bytes each, of the megabyte that a document may have. */
export const maxListedRequests = 2000;

/** Of the one entry that lists what a member opened on a day in Berlin. */
export function openingsId(uid: string, day: IsoDate): string {
  return `opened_${day}_${uid}`;
}

/**
 * The entry of a member's day once these were opened too: each is listed once. Beyond `maxListedRequests` they are only counted, each time they
 * are reported. The same object if nothing is new.
 */
export function withOpened(entry: LogEntry, requestIds: readonly string[], now: Date): LogEntry {
  const listed = new Set(entry.requestIds);
  const fresh = [...new Set(requestIds)].filter((id) => !listed.has(id));
  if (fresh.length === 0) return entry;
  return {
    ...entry,
    at: now,
    count: entry.count + fresh.length,
    requestIds: [...listed, ...fresh.slice(0, Math.max(0, maxListedRequests - listed.size))],
  };
}

/** Months that an entry is kept. */
export const logMonths = 12;

/** Lines that go along with a copy of the practice, the latest. */
export const maxExportedEntries = 2000;

/** Entries of this moment and before are forgotten. */
export function logForgottenUntil(now: Date): Date {
  return deletedSince(logMonths, now);
}
