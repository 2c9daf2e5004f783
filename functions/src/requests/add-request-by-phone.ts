import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, messages, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { personOf } from '@platzwart/domain/request/changes';
import {
  enterManually,
  isRecognisable,
  manualEntryMessages,
  validateManualEntry,
} from '@platzwart/domain/request/manual-entry';
import { RandomId } from '@platzwart/domain/text/random-id';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { isErased } from '../core/record-erasure.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { requestReceivedEmail } from '../emails/templates/request-received.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { roomForMore } from '../waiting-list/room-for-more.ts';
import { isTooDeep, payloadHashOf } from './payload-hash.ts';
import { refuseDuplicateId } from './refuse-duplicate-id.ts';

/**
 * Manual entry: a member records a caller's request (spec section 1). For administrators and
 * therapists, also while intake is paused. The same id and input again is the same success; a
 * person with an address gets the same e-mail as after a booking, the team gets none. Failures:
 * signInNeeded, notAllowed, a locked practice, too many requests or an id that is taken (field
 * form), a person who waits already (field requestId), details at the fields of the practice's own form.
 */
export const addRequestByPhone = handler(
  'addRequestByPhone',
  ['keyedHash'],
  async (input, caller, tools) => {
    const id = RandomId.safeParse(input.requestId);
    if (!id.success || isTooDeep(input)) return refusedAt(wholeForm, 'invalid', messages.checkThis);
    const { companySlug: slug } = input;
    const requestId = id.data;
    const now = tools.now();
    const { by } = caller;
    const payloadHash = payloadHashOf(input);
    if (await isErased(slug, requestId, collections(tools.db)))
      return refusedAt(wholeForm, 'requestIdTaken', manualEntryMessages.idTaken);

    const room = await roomForMore(slug, tools);
    if (!room.ok) return room;
    const outcome = await refuseDuplicateId(
      applyRequestChange(
        {
          slug,
          requestId,
          inBin: manualEntryMessages.idTaken,
          decide: (current, at) => {
            const { practice, form } = at;
            if (current?.source === 'phone' && current.payloadHash === payloadHash)
              return accepted('unchanged');
            if (current) return refusedAt(wholeForm, 'requestIdTaken', manualEntryMessages.idTaken);
            const entry = validateManualEntry(input, practice, form, berlinDate(now));
            if (!entry.ok) return entry;
            const openKey = isRecognisable(entry.value)
              ? tools.keyedHash(`${slug} ${personOf(entry.value)}`)
              : null;
            const change = enterManually(entry.value, { payloadHash, openKey }, form, { by, now });
            const request = change.after;
            if (request.email === '') return accepted(change);
            const given = { requestId, request, at, now, about: () => `${slug}_${requestId}` };
            return accepted({
              change,
              ...emailWithLink(given, (email) => requestReceivedEmail(email, tools.origin)),
            });
          },
        },
        tools,
      ),
      manualEntryMessages.idTaken,
    );
    return outcome.ok ? accepted({ requestId }) : outcome;
  },
);
