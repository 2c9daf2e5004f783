import { accepted, refused } from '@platzwart/domain/failure';
import { berlinDate } from '@platzwart/domain/german-date';
import { personOf } from '@platzwart/domain/request-changes';
import { edit } from '@platzwart/domain/request-edit';
import type { Handler } from '../call.ts';
import { requestReceivedLetter } from '../mail/letters/request-received.ts';
import { changeRequest } from '../waiting-list/change-request.ts';
import { newLink } from './request-links.ts';

/**
 * Staff correct what was sent (spec section 1, "Editing a request afterwards"): contact data and time slots, by the rules
 * of the booking form, on what the editor saw. For administrators and therapists. A new e-mail address is unconfirmed
 * again and gets its own letter with a link; the old link is dead then.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown or archived request or one whose person
 * has another open one (field requestId), details at the fields, also for what a colleague has changed meanwhile.
 */
export const updateRequest: Handler<'updateRequest'> = async ({ companySlug: slug, requestId, edits }, caller, tools) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const now = tools.now();
  const by = { kind: 'member', uid: caller.uid } as const;
  const outcome = await changeRequest(
    {
      slug,
      requestId,
      by,
      decide: (current, { practice, form, account }) => {
        const edited = edit(current, edits, { form, today: berlinDate(now), by, now });
        if (!edited.ok || edited.value === 'unchanged' || !current) return edited;
        const { history } = edited.value;
        const isOther = ['email', 'firstname', 'lastname', 'birthdate'].some((field) =>
          history.changes?.some((each) => each.field === field),
        );
        const openKey = current.openKey !== null && isOther ? tools.keyedHash(`${slug} ${personOf(edited.value.after)}`) : current.openKey;
        const after = { ...edited.value.after, openKey };
        const change = { after, history };
        if (after.email === current.email || after.email === '') return accepted(change);
        const { token, kept } = newLink({ slug, requestId, email: after.email }, now);
        const about = `${slug}_${requestId}_${kept.tokenHash.slice(0, 16)}`;
        const letter = requestReceivedLetter(
          { practice, contact: account.email, about, requestId, request: after, token, now },
          tools.origin,
        );
        return accepted({ change, letters: [letter], links: [kept] });
      },
    },
    tools,
  );
  return outcome.ok ? accepted({}) : outcome;
};
