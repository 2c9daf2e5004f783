/**
 * What staff do with requests (spec section 1), in a practice that is not locked unless the entry
 * says otherwise.
 */
import * as z from 'zod/mini';
import { followUpRoundBatchSize } from '../follow-up/follow-up.ts';
import { ImportInput, ImportResult } from '../import/import.ts';
import { openingsPerCall, ScreenExport } from '../practice/screen-export.ts';
import { ContactOutcome, WantedStep } from '../request/next-step.ts';
import { ArchiveReason } from '../request/request.ts';
import { TagId } from '../tags/tag.ts';
import { FieldEdits } from '../text/field-edits.ts';
import { RandomId } from '../text/random-id.ts';
import { visibleLine } from '../text/visible-line.ts';
import { type Calls, manyValues, members, staff, staffAlways, unlessClosed } from './access.ts';
import { nothing, sealed, slug } from './shapes.ts';

/** `undo`: what undoes it; missing where nothing changed, and if `logContact` is sent again. */
const undoable = z.strictObject({ undo: z.optional(z.string()) });

/** As tags and lists have: no document decides about a former one. */
const definedName = z.string().check(z.maxLength(60), z.regex(visibleLine));

export const requestCalls = {
  /**
   * A request by phone: the questions of the practice's form, e-mail address optional.
   * `validateManualEntry` reads the rest.
   */
  addRequestByPhone: {
    ...staff,
    input: z.looseObject({ companySlug: slug, requestId: RandomId }),
    output: z.strictObject({ requestId: RandomId }),
  },
  /**
   * Staff correct a request field by field; a field that a colleague changed meanwhile is refused.
   */
  updateRequest: {
    ...staff,
    input: z.strictObject({ companySlug: slug, requestId: RandomId, edits: FieldEdits }),
    output: nothing,
  },
  archiveRequest: {
    ...staff,
    input: z.strictObject({ companySlug: slug, requestId: RandomId, reason: ArchiveReason }),
    output: undoable,
  },
  reactivateRequest: {
    ...staff,
    input: z.strictObject({ companySlug: slug, requestId: RandomId }),
    output: undoable,
  },
  /** Moves a request, and what was merged into it, into the bin for 30 days. */
  binRequest: {
    ...staff,
    ...unlessClosed,
    input: z.strictObject({ companySlug: slug, requestId: RandomId }),
    output: undoable,
  },
  /**
   * Undoes archiving, reactivating or deleting into the bin, and the end of an offer with it, or a
   * contact, while nobody has built upon it.
   */
  undoRequestChange: {
    ...staff,
    input: z.strictObject({ companySlug: slug, undo: sealed }),
    output: nothing,
  },
  /**
   * Brings a request back from the bin to its old position. Allowed when locked: the days in the
   * bin keep running.
   */
  bringBackRequest: {
    ...staffAlways,
    input: z.strictObject({ companySlug: slug, requestId: RandomId }),
    output: nothing,
  },
  /**
   * Erases for good, from the bin too: request, history and links. The practice's log gets a line
   * without names.
   */
  deleteRequest: {
    ...staff,
    ...unlessClosed,
    exactLimit: { max: 600, minutes: 60 },
    input: z.strictObject({ companySlug: slug, requestId: RandomId }),
    output: nothing,
  },
  /** The outcome of a contact and the next step; idempotent by `logId`. */
  logContact: {
    ...staff,
    input: z.strictObject({
      companySlug: slug,
      requestId: RandomId,
      logId: RandomId,
      /** Null: no contact, only the next step changes. */
      contact: z.nullable(ContactOutcome),
      nextStep: z.nullable(WantedStep),
    }),
    output: undoable,
  },
  /** Sends these people a follow-up now, in parts; a repeated call contacts nobody twice. */
  startFollowUpRound: {
    ...staff,
    input: z.strictObject({
      companySlug: slug,
      requestIds: z.array(RandomId).check(z.minLength(1), z.maxLength(followUpRoundBatchSize)),
    }),
    /** Numbers of people e-mailed, put on the call list, and skipped. */
    output: z.strictObject({ asked: z.int(), toCall: z.int(), skipped: z.int() }),
  },
  /**
   * Merges two open requests of one person: the earlier date counts; preferred times and histories
   * are joined.
   */
  mergeRequests: {
    ...staff,
    input: z.strictObject({ companySlug: slug, requestId: RandomId, otherId: RandomId }),
    /**
     * The surviving request; `undo` is what `unmergeRequests` needs, missing where they had been
     * merged before.
     */
    output: z.strictObject({ requestId: RandomId, undo: z.optional(z.string()) }),
  },
  /** Undoes a merge that nobody has built upon. */
  unmergeRequests: {
    ...staff,
    input: z.strictObject({ companySlug: slug, undo: sealed }),
    output: nothing,
  },
  /** Marks two similar requests as different people. */
  keepApart: {
    ...staff,
    input: z.strictObject({ companySlug: slug, requestId: RandomId, otherId: RandomId }),
    output: nothing,
  },
  /** Imports rows of a file, in parts; already imported rows are skipped. */
  importRequests: {
    ...staff,
    service: 'transfers',
    // A hundred rows of a file.
    maxBody: 4_000_000,
    // Of the longest file, tried and imported six times.
    exactLimit: { max: 600, minutes: 60 },
    ...manyValues,
    input: z.strictObject({ companySlug: slug, ...ImportInput }),
    output: z.strictObject({ results: z.array(ImportResult) }),
  },
  /**
   * Undoes an import: its requests are out of sight with the answer and deleted in the background.
   * Those changed since then stay.
   */
  undoImport: {
    ...staff,
    service: 'transfers',
    exactLimit: { max: 600, minutes: 60 },
    input: z.strictObject({ companySlug: slug, importId: RandomId }),
    output: z.strictObject({ removed: z.int(), skipped: z.int() }),
  },
  /** Replaces one tag by another, on requests and in lists, in parts, while `remaining`. */
  mergeTags: {
    ...staff,
    input: z.strictObject({ companySlug: slug, tagId: TagId, intoTagId: TagId }),
    output: z.strictObject({ requests: z.int(), remaining: z.boolean() }),
  },
  /** Follows what the caller did with a tag or a list of the team: the log lists it. */
  recordDefinition: {
    ...staff,
    input: z.strictObject({
      companySlug: slug,
      kind: z.enum(['tag', 'list']),
      id: TagId,
      did: z.enum(['Created', 'Changed', 'Deleted']),
      name: definedName,
      /** '' if it had no other one. */
      formerly: z.union([z.literal(''), definedName]),
    }),
    output: nothing,
  },
  /** Requests that the caller opened: the log lists them once a day. */
  recordOpenings: {
    ...members,
    input: z.strictObject({
      companySlug: slug,
      requestIds: z.array(RandomId).check(z.minLength(1), z.maxLength(openingsPerCall)),
    }),
    output: nothing,
  },
  /**
   * Precedes each print and each file: the log records who exports what. Viewers only where the
   * practice allows it, the log only by administrators. `requestId`: if it is a single request.
   */
  /** The handler restricts viewers to practices that allow it. */
  recordExport: {
    ...members,
    input: z.strictObject({
      companySlug: slug,
      what: ScreenExport,
      count: z.int().check(z.gte(0), z.lte(1_000_000)),
      requestId: z.optional(RandomId),
    }),
    output: nothing,
  },
  /**
   * Remembers that the caller had the practice's requests in sight for a while; `allRead`: that
   * none of them is new to them any more.
   */
  recordVisit: {
    ...members,
    input: z.strictObject({ companySlug: slug, allRead: z.optional(z.literal(true)) }),
    output: nothing,
  },
} as const satisfies Calls;
