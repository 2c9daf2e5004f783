/**
 * Seals the secrets of codes (TOTP) under keys of their own, AES-256-GCM, each for its account: one
 * copied into another account's document opens nothing.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export type FactorSeal = {
  readonly seal: (secret: Uint8Array, uid: string) => string;
  /** Throws at what was sealed for another account, or under a key that is gone. */
  readonly open: (sealed: string, uid: string) => Uint8Array;
  /** Whether it is sealed under the newest key. */
  readonly isCurrent: (sealed: string) => boolean;
};

/**
 * `keys`: '2:base64 1:base64', the newest first: it seals, and all of them open. 32 bytes each.
 */
export function factorSeal(keys: () => string): FactorSeal {
  const all = () => {
    const named = keys()
      .split(/\s+/)
      .map((each) => each.split(':'))
      .map(([name = '', key = '']) => [name, Buffer.from(key, 'base64')] as const);
    for (const [name, key] of named)
      if (!/^\d+$/.test(name) || key.length !== 32)
        throw new Error('FACTOR_KEYS holds no numbered keys of 32 bytes.');
    return named;
  };
  return {
    seal: (secret, uid) => {
      const [[name, key] = ['', Buffer.alloc(0)] as const] = all();
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      cipher.setAAD(Buffer.from(`${name} ${uid}`));
      const sealed = Buffer.concat([
        iv,
        cipher.update(secret),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `${name}.${sealed.toString('base64url')}`;
    },
    open: (text, uid) => {
      const [name = '', body = ''] = text.split('.');
      const key = all().find(([each]) => each === name)?.[1];
      if (!key) throw new Error('The key of a sealed secret is gone.');
      const sealed = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(`${name} ${uid}`));
      decipher.setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    },
    isCurrent: (sealed) => sealed.split('.')[0] === all()[0]?.[0],
  };
}
