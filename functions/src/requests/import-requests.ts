import { createHash } from 'node:crypto';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import {
  accepted,
  type Detail,
  functionsMessages,
  messages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type { ImportContext } from '@platzwart/domain/import/cells';
import type { ImportResult, RequestImport } from '@platzwart/domain/import/import';
import { type ImportedRow, importedRequest, validateImportRow } from '@platzwart/domain/import/row';
import { queries } from '@platzwart/domain/queries';
import { personOf } from '@platzwart/domain/request/changes';
import { isRecognisable } from '@platzwart/domain/request/manual-entry';
import { cleanLine } from '@platzwart/domain/text/text';
import { collections, queryOf } from '../core/collections.ts';
import { type Handler, handler, type MemberCaller } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { addRequests, type NewRequest, waitingKeys } from '../waiting-list/add-requests.ts';
import { publishDemand } from '../waiting-list/publish-demand.ts';
import { roomForMore } from '../waiting-list/room-for-more.ts';
import { payloadHashOf } from './payload-hash.ts';

type Input = Parameters<Handler<'importRequests'>>[0];
type Row = Input['rows'][number];

/**
 * Imports rows of a practice's old list (issue: import), at most a hundred per call, one call after
 * the other. For administrators and therapists. Import and number identify a row: a retry does not
 * add it again. Sends no e-mails. With
 * `dryRun` it only reports the outcome of each row. Failures: signInNeeded, notAllowed, a locked
 * practice, an undone import or too many requests (field form), a number twice (field rows), an
 * import that somebody else has begun (field importId). The answer lists the errors of single rows.
 */
export const importRequests = handler(
  'importRequests',
  ['keyedHash'],
  async (input, caller, tools) => {
    if (new Set(input.rows.map(({ number }) => number)).size < input.rows.length) {
      return refusedAt('rows', 'invalid', messages.checkThis);
    }
    const room = await roomForMore(input.companySlug, tools);
    if (!room.ok) return room;
    const known = await queryOf(
      collections(tools.db).tags(input.companySlug),
      queries.tags(),
    ).get();
    const tags = known.docs.map((tag) => ({ ...tag.data(), id: tag.id }));
    const today = berlinDate(tools.now());
    const contextOf = (form: FormConfiguration): ImportContext => ({ form, tags, today });
    if (input.dryRun) return tryRows(input, contextOf, tools);

    const added = await addRows(input, caller, contextOf, tools);
    if (!added.ok) return added;
    // Once for all of them. A part without an answer is sent again.
    await publishDemand(input.companySlug, tools);
    return accepted({ results: added.value });
  },
);

async function addRows(
  { companySlug: slug, importId, fileName, total, emailConsent, rows, isLast }: Input,
  { uid, by }: MemberCaller,
  contextOf: (form: FormConfiguration) => ImportContext,
  tools: Tools<'keyedHash'>,
): Promise<Outcome<ImportResult[]>> {
  const docs = collections(tools.db);
  const now = tools.now();
  // The transaction may be retried: only its last run counts.
  let validated = new Map<number, Outcome<ImportedRow>>();
  const outcome = await addRequests<RequestImport>(
    {
      slug,
      allow: async (tx) => {
        const current = (await tx.get(docs.import(slug, importId))).data();
        // Rows of somebody else would pass for those of whoever began it, or the other way round.
        if (current && current.by !== uid)
          return refusedAt('importId', 'unknownImport', functionsMessages.importUnknown);
        if (current?.status === 'undoing' || current?.status === 'undone') {
          return refusedAt(wholeForm, 'importUndone', functionsMessages.importUndone);
        }
        const file = { fileName: cleanLine(fileName), total, emailConsent };
        const begun: RequestImport = { at: now, by: uid, ...file, added: 0, status: 'running' };
        return accepted(current ?? begun);
      },
      requests: (form, { at: startedAt }) => {
        const context = contextOf(form);
        validated = new Map(
          rows.map(({ number, row }) => [number, validateImportRow(row, context)]),
        );
        return rows.flatMap(({ number, row }): NewRequest[] => {
          const each = validated.get(number);
          if (!each?.ok) return [];
          const hashes = {
            payloadHash: payloadHashOf(row),
            openKey: openKeyOf(slug, each.value, tools),
            importId,
          };
          const change = importedRequest(each.value, hashes, form, {
            by,
            now,
            startedAt,
            number,
            hasEmailConsent: emailConsent !== null,
          });
          return [{ requestId: importedId(importId, number), ...change }];
        });
      },
      alongside: (tx, current, added) => {
        const after: RequestImport = {
          ...current,
          added: current.added + added,
          status: isLast ? 'done' : current.status,
        };
        tx.set(docs.import(slug, importId), after);
        if (after.added > 0) {
          const at = current.at;
          tx.set(docs.log(slug).doc(`import_${importId}`), {
            at,
            by,
            what: 'requestsImported',
            count: after.added,
          });
        }
      },
    },
    tools,
  );
  if (!outcome.ok) return outcome;
  return accepted(
    rows.map(({ number }) =>
      resultOf(
        number,
        validated.get(number),
        outcome.value.has(importedId(importId, number)),
        'added',
      ),
    ),
  );
}

/** The expected outcome of the rows; without locks, so the answer may be outdated. */
async function tryRows(
  { companySlug: slug, rows }: Input,
  contextOf: (form: FormConfiguration) => ImportContext,
  tools: Tools<'keyedHash'>,
): ReturnType<Handler<'importRequests'>> {
  const known = (await collections(tools.db).form(slug).get()).data();
  if (!known) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);

  const context = contextOf(known);
  const validated = rows.map(({ row }) => validateImportRow(row, context));
  const keys = validated.map((each) => (each.ok ? openKeyOf(slug, each.value, tools) : null));
  const wanted = [...new Set(keys.flatMap((key) => key ?? []))];
  const seen = new Set(
    await tools.db.runTransaction((tx) => waitingKeys(tx, slug, wanted, tools.db), {
      readOnly: true,
    }),
  );
  const results = rows.map(({ number }: Row, i) => {
    const key = keys[i] ?? null;
    const waits = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    return resultOf(number, validated[i], waits, 'wouldBeAdded');
  });
  return accepted({ results });
}

function resultOf(
  number: number,
  validated: Outcome<ImportedRow> | undefined,
  samePersonWaits: boolean,
  outcome: 'added' | 'wouldBeAdded',
): ImportResult {
  if (!validated?.ok) {
    const details: readonly Detail[] =
      validated?.failure.kind === 'invalid' ? validated.failure.details : [];
    return { number, outcome: 'invalid', details: [...details] };
  }
  if (!samePersonWaits) return { number, outcome, details: [...validated.value.notices] };
  return {
    number,
    outcome: 'samePersonWaits',
    details: [
      { field: wholeForm, code: 'samePersonWaits', message: functionsMessages.samePersonWaits },
    ],
  };
}

function openKeyOf(
  slug: string,
  row: ImportedRow,
  { keyedHash }: Tools<'keyedHash'>,
): string | null {
  return isRecognisable(row) ? keyedHash(`${slug} ${personOf(row)}`) : null;
}

/** The same row of the same import is the same request. */
function importedId(importId: string, number: number): string {
  return createHash('sha256').update(`import ${importId} ${number}`).digest('hex').slice(0, 32);
}
