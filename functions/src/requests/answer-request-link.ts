import { accepted } from '@platzwart/domain/failure';
import { confirmEmail } from '@platzwart/domain/request-changes';
import { leadsTo } from '@platzwart/domain/request-link';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { changeRequest } from '../waiting-list/change-request.ts';
import { linkOfToken, requestOfLink, unknownLink } from './request-links.ts';
import { viewRequestLink } from './view-request-link.ts';

/**
 * Somebody pressed a button behind their link (design section 4). 'confirmEmail' takes the mark 'E-Mail unbestätigt' off
 * the request; pressed again it answers the same. Out: the request as it is then.
 * Failures: an unknown, expired or replaced link (field token).
 */
export const answerRequestLink: Handler<'answerRequestLink'> = async ({ answer: _confirmEmail, ...link }, caller, tools) => {
  const docs = collections(tools.db);
  const found = await linkOfToken(link, docs);
  if (!found.ok) return found;
  const { slug } = found.value;
  const behind = await requestOfLink(found.value, docs, tools.now());
  if (!behind) return unknownLink();
  const outcome = await changeRequest(
    {
      slug,
      requestId: behind.requestId,
      by: { kind: 'patient' },
      decide: (current) =>
        current && leadsTo(found.value, current, tools.now()) ? accepted(confirmEmail(current, tools.now())) : unknownLink(),
    },
    tools,
  );
  return outcome.ok ? viewRequestLink(link, caller, tools) : outcome;
};
