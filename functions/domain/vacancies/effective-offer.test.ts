import { anOffer, aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { describe, expect, it } from 'vitest';
import { effectiveOffer } from './effective-offer.ts';
import type { PlannedPerson } from './vacancy.ts';

const now = new Date('2026-11-23T10:00:00Z');
const before = new Date('2026-11-23T09:59:00Z');
const after = new Date('2026-11-23T10:01:00Z');

function asPlanned(planned: Partial<PlannedPerson>, frozenSince: Date | null = null) {
  const offer = anOffer({ until: before });
  const entry = aPlannedPerson({
    requestId: offer.requestId,
    state: 'offered',
    until: after,
    ...planned,
  });
  return effectiveOffer(offer, aVacancy({ state: 'offering', plan: [entry], frozenSince }), now);
}

describe('an offer is what its vacancy says', () => {
  it('lost as soon as another one won, though its own document still says offered', () => {
    expect(asPlanned({ state: 'lost', until: null })).toMatchObject({ state: 'lost', until: null });
  });

  it('open with the later deadline that the vacancy knows, over as soon as that one is', () => {
    expect(asPlanned({})).toMatchObject({ state: 'offered', until: after });
    expect(asPlanned({ until: now }).state).toBe('expired');
  });

  it('open while the practice is locked, or while somebody without e-mail was not called', () => {
    expect(asPlanned({ until: before }, before).state).toBe('offered');
    expect(asPlanned({ until: before, channel: 'phone' }).state).toBe('offered');
    expect(asPlanned({ until: before, channel: 'phone', called: true }).state).toBe('expired');
  });

  it('void once its vacancy is gone', () => {
    expect(effectiveOffer(anOffer(), undefined, now)).toMatchObject({ state: 'void', until: null });
  });
});
