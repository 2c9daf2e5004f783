import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, messages, refusedAt } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { contractTexts } from './contract-texts.ts';
import { drawContract } from './draw-contract.ts';

/**
 * The data processing agreement as PDF, or all of the practice's papers with it, as its name,
 * addresses and settings stand today. For every member, in a locked practice too; nothing is
 * stored. Failures: those of proving the caller, a practice that is gone (field companySlug).
 */
export const issueContract = handler(
  'issueContract',
  async ({ companySlug: slug, kind }, _caller, tools) => {
    const docs = collections(tools.db);
    const now = tools.now();
    const found = await Promise.all([
      docs.practice(slug).get(),
      docs.account(slug).get(),
      docs.form(slug).get(),
    ]);
    const [practice, account, form] = [found[0].data(), found[1].data(), found[2].data()];
    if (!practice || !account || !form)
      return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
    const pdf = await drawContract({ kind, practice, account, form, origin: tools.origin, now });
    return accepted({
      fileName: `${contractTexts[kind].file}-${slug}-${berlinDate(now)}.pdf`,
      pdf: pdf.toString('base64'),
    });
  },
);
