import type { OnDelivery } from '../emails/send-email.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';

/**
 * An offer's e-mail is about to leave late: it names its later deadline. It left: its deadline
 * moves if that was late. Or it never arrives: the team must call, and the time stands still. Other
 * e-mails concern no vacancy. Idempotent.
 */
export const recordOfferDelivery: OnDelivery = async ({ id, email, outcome }, tools) => {
  if (email.purpose !== 'vacancyOffer') return;
  // `aboutOffer` has put it there.
  const [, slug = '', vacancyId = '', requestId = ''] = id.split('_');
  const event =
    outcome === 'sent'
      ? ({ kind: 'emailSent', requestId, at: tools.now() } as const)
      : ({ kind: outcome === 'leaving' ? 'emailLeaves' : 'emailFailed', requestId } as const);
  const told = await applyVacancyChange(
    { slug, vacancyId, by: { kind: 'platform' }, event },
    tools,
  );
  // The vacancy, the person or the whole practice may be gone meanwhile.
  if (!told.ok) return;
};
