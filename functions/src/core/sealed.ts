/**
 * What undoes a change is kept by the browser, for as long as it offers to undo: nothing is stored
 * twice. Sealed, so that we take back only what we have given.
 */
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isSameSecret } from './is-same-secret.ts';
import type { Tools } from './tools.ts';

/** Bytes a seal may open to: of what we sealed ourselves nothing is larger. */
const maxOpened = 4_000_000;

type About = { readonly slug: string; readonly what: string };

export function seal(about: About, value: unknown, tools: Tools<'keyedHash'>): string {
  const bytes = deflateRawSync(serialize(value)).toString('base64url');
  return `${proofOf(about, bytes, tools)}.${bytes}`;
}

/** Undefined: not our seal, or of another practice or change. */
export function unseal<T>(about: About, sealed: string, tools: Tools<'keyedHash'>): T | undefined {
  const [proof = '', bytes = ''] = sealed.split('.');
  if (!isSameSecret(proof, proofOf(about, bytes, tools))) return undefined;
  return deserialize(
    inflateRawSync(Buffer.from(bytes, 'base64url'), { maxOutputLength: maxOpened }),
  ) as T;
}

const proofOf = ({ slug, what }: About, bytes: string, { keyedHash }: Tools<'keyedHash'>) =>
  keyedHash(`${what} in ${slug}: ${bytes}`);
