import type { Challenge } from '@platzwart/domain/calls/challenge';

/**
 * The key that the challenge asks for, as hex. The browser's own code derives it: as fast without
 * a compiler for scripts (Lockdown Mode), and little slower than whoever floods us can.
 */
export async function solveChallenge({
  salt,
  rounds,
  tries,
  target,
}: Pick<Challenge, 'salt' | 'rounds' | 'tries' | 'target'>): Promise<string> {
  const bytes = Uint8Array.from(salt.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations: rounds };
  for (let number = 0; number < tries; number++) {
    const text = new TextEncoder().encode(String(number));
    const password = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
    const key = await crypto.subtle.deriveBits(how, password, 256);
    const hex = Array.from(new Uint8Array(key), (byte) => byte.toString(16).padStart(2, '0'));
    if (hex.join('').startsWith(target)) return hex.join('');
  }
  throw new Error('No number fits.');
}
