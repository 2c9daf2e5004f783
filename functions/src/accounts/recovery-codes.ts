import { randomInt } from 'node:crypto';
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeOf,
  typedRecoveryCode,
} from '@platzwart/domain/sign-in/factors';
import type { Tools } from '../core/tools.ts';

type Needed = Pick<Tools<'keyedHash'>, 'keyedHash'>;

/** Ten new ones: as they are shown once, and what is stored of them. 59 bits each. */
export function newRecoveryCodes(
  uid: string,
  tools: Needed,
): { shown: string[]; hashes: string[] } {
  const shown = Array.from({ length: recoveryCodeCount }, () =>
    recoveryCodeOf(Array.from({ length: 12 }, () => randomInt(recoveryAlphabet.length))),
  );
  return { shown, hashes: shown.map((code) => recoveryHash(uid, code, tools) ?? '') };
}

/** Undefined for what is no recovery code at all. */
export function recoveryHash(
  uid: string,
  typed: string,
  { keyedHash }: Needed,
): string | undefined {
  const code = typedRecoveryCode(typed);
  return code === undefined ? undefined : keyedHash(JSON.stringify(['recovery code', uid, code]));
}
