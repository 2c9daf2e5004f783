import { expect, test } from 'vitest';
import { consentVersion, earlierVersions, isConsentVersion, ownConsentVersion } from './consent.ts';
import { healthDataConsentText } from './consent-text.ts';
import { consentWordings } from './consent-wordings.ts';

/**
 * A request stores which version somebody saw, and the practice's papers print its words: changed
 * words under an old version would be a proof of something else.
 */
test('the words of the version are these: other words need another version', () => {
  expect([consentVersion, healthDataConsentText('Praxis')]).toEqual([
    '2027-01',
    'Ich willige ausdrücklich ein, dass Praxis die Angaben zur Gesundheit in dieser Anfrage für die Vergabe eines Therapieplatzes verarbeitet. Ich kann das jederzeit widerrufen.',
  ]);
  const own = { version: ownConsentVersion, isForOther: true };
  expect(healthDataConsentText('Praxis', own)).toBe(
    'Ich willige ausdrücklich ein, dass Praxis die Angaben zur Gesundheit in dieser Anfrage, auch in Antworten auf ihre eigenen Fragen, für die Vergabe eines Therapieplatzes verarbeitet, und ich darf das für diese Person. Ich kann das jederzeit widerrufen.',
  );
});

test('every version that is accepted has its own words, and no other', () => {
  const wordings = consentWordings('Praxis am See');
  expect(new Set(wordings.map(({ version }) => version))).toEqual(
    new Set([consentVersion, ownConsentVersion, ...earlierVersions]),
  );
  expect(new Set(wordings.map(({ text }) => text)).size).toBe(wordings.length);
  for (const { version, text } of wordings) {
    expect(isConsentVersion(version)).toBe(true);
    expect(text).toContain('Praxis am See');
  }
  expect(isConsentVersion('2025-01')).toBe(false);
});
