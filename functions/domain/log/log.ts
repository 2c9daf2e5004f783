/**
 * `practices/{slug}/log/{id}`: who changed the team, settings or many requests, what was printed or
 * saved, which requests were opened, which tags and lists were defined, and which free places were
 * offered, given, closed or distributed in a round. An entry identifies members by uid, invitations
 * and requests by id, and holds nothing else about them.
 */
import * as z from 'zod/mini';
import type { IsoDate } from '../dates/german-date.ts';
import { ScreenExport } from '../practice/screen-export.ts';
import { Actor } from '../request/history.ts';
import { Rhythm } from '../request/request-offer.ts';
import { deletedSince } from '../retention/retention.ts';
import { Role } from '../team/member.ts';
import { CloseReason } from '../vacancies/vacancy.ts';
import { Slot } from '../waiting-list/slot.ts';

/** Kinds of entries, grouped for the log's filter. */
export const logGroups = {
  openings: ['requestsOpened'],
  exports: [...ScreenExport.options, 'practiceExported'],
  team: [
    'memberInvited',
    'invitationRevoked',
    'memberJoined',
    'roleChanged',
    'memberRemoved',
    'memberLeft',
    'viewerExportsChanged',
    'factorRequired',
    'factorNotRequired',
    'accountClosed',
    'accountUnlocked',
    'factorResetPlanned',
    'factorResetCancelled',
    'factorsReset',
  ],
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
    'offeringChanged',
  ],
  requests: [
    'requestDeleted',
    'requestBinned',
    'requestBroughtBack',
    'consentRevoked',
    'consentRenewed',
    'requestsImported',
    'importUndone',
    'requestArchived',
    'requestReactivated',
    'requestsMerged',
    'mergeUndone',
    'requestsTagged',
  ],
  definitions: [
    'tagCreated',
    'tagChanged',
    'tagDeleted',
    'tagsMerged',
    'listCreated',
    'listChanged',
    'listDeleted',
  ],
  vacancies: [
    'vacancyOffered',
    'vacancyGiven',
    'vacancyTakenBack',
    'vacancyClosed',
    'vacanciesDistributed',
  ],
  practice: [
    'checkoutStarted',
    'locationsPaidChanged',
    'referralLinked',
    'deletionPlanned',
    'deletionUndone',
    'practiceApproved',
    'nameCleared',
    'identityChecked',
    'identityWithdrawn',
    'emailsResent',
    'practiceClosed',
    'practiceUnlocked',
    'practiceRestored',
  ],
} as const;
export type LogGroup = keyof typeof logGroups;

/** Whoever runs the platform (`npm run operator`). */
const Operator = z.strictObject({ kind: z.literal('operator') });

const whats = Object.values(logGroups).flat();

export const LogEntry = z.strictObject({
  at: z.date(),
  by: z.union([Actor, Operator]),
  what: z.enum(whats),
  /**
   * Number of requests affected; of `vacancyOffered`, of people asked at once; of
   * `vacanciesDistributed`, of places; of
   * `requestsTagged`, of changes; of `emailsResent`, of e-mails.
   */
  count: z.int(),
  /** The uid of the affected member. */
  member: z.optional(z.string()),
  /** The new role, or the one in the invitation. */
  role: z.optional(Role),
  /** The previous role. */
  from: z.optional(Role),
  invitation: z.optional(z.string()),
  /** Names of the changed settings fields. */
  fields: z.optional(z.array(z.string())),
  /** Of `viewerExportsChanged`: the new value; of `factorRequired`: whether Google counts. */
  allowed: z.optional(z.boolean()),
  requestIds: z.optional(z.array(z.string())),
  /** Of a tag or a list, `formerly`: its name before; what the operator checked before a reset. */
  name: z.optional(z.string()),
  formerly: z.optional(z.string()),
  /** The offered, given or closed free place. */
  vacancy: z.optional(
    z.strictObject({
      vacancyId: z.string(),
      slot: Slot,
      /** Older entries have none. */
      rhythm: z.optional(Rhythm),
      startsOn: z.string(),
      reason: z.nullable(CloseReason),
    }),
  ),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Maximum requests per entry: 33 bytes each, in a document of at most one megabyte. */
export const maxListedRequests = 2000;

/** Id of the entry that lists what a member opened on a day in Berlin. */
export function openingsId(uid: string, day: IsoDate): string {
  return `opened_${day}_${uid}`;
}

/** Id of the entry that counts how often a member changed tags on a day in Berlin. */
export function taggedId(uid: string, day: IsoDate): string {
  return `tagged_${day}_${uid}`;
}

/**
 * A member's daily entry with these requests added, each once. Beyond `maxListedRequests` they are
 * only counted, once per report. The same object if nothing is new.
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

/** Months until an entry is deleted. */
export const logMonths = 12;

/** Maximum log entries in a practice's export, latest first. */
export const maxExportedEntries = 2000;

/** Entries up to this moment are deleted. */
export function logForgottenUntil(now: Date): Date {
  return deletedSince(logMonths, now);
}
