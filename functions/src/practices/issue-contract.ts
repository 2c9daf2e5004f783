import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, messages, refusedAt } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { contractTexts } from './contract-texts.ts';
import { drawContract } from './draw-contract.ts';

/**
 * The data processing agreement as PDF, or the measures of its annex alone, with the practice's
 * name and addresses as they stand today. For every member, in a locked practice too; nothing is
 * stored. Failures: those of proving the caller, a practice that is gone (field companySlug).
 */
export const issueContract = handler(
  'issueContract',
  async ({ companySlug: slug, kind }, _caller, tools) => {
    const docs = collections(tools.db);
    const now = tools.now();
    const found = await Promise.all([docs.practice(slug).get(), docs.account(slug).get()]);
    const [practice, account] = [found[0].data(), found[1].data()];
    if (!practice || !account)
      return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
    const pdf = await drawContract({ kind, practice, account, origin: tools.origin, now });
    return accepted({
      fileName: `${contractTexts[kind].file}-${slug}-${berlinDate(now)}.pdf`,
      pdf: pdf.toString('base64'),
    });
  },
);
