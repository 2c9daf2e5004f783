import { expect, test } from 'vitest';
import { endedMark, signInPath } from './return-path.ts';
import { signInReason } from './sign-in-reason.ts';

const target = `${location.origin}/praxis/administration`;

test('the sign-in says that a session has ended, and nothing to whoever just comes', () => {
  history.replaceState(null, '', signInPath('/praxis/administration'));
  expect(signInReason(target)).toBeUndefined();
  history.replaceState(null, '', `${signInPath('/praxis/administration')}&${endedMark}`);
  expect(signInReason(target)).toMatch(/^Du wurdest abgemeldet\./);
});
