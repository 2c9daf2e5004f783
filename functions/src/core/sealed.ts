/**
 * What undoes a change is kept by the browser, for as long as it offers to undo: nothing is stored
 * twice. Sealed, so that we take back only what we have given, and not for long: a seal holds what
 * may be erased meanwhile.
 */
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hour } from '@platzwart/domain/dates/durations';
import { functionsMessages, refusedAt } from '@platzwart/domain/failure';
import { isSameSecret } from './is-same-secret.ts';
import type { Tools } from './tools.ts';

/** Bytes a seal may open to: of what we sealed ourselves nothing is larger. */
const maxOpened = 4_000_000;

/** Milliseconds: later than that nobody takes back a mistake. */
const opensFor = hour;

type About = { readonly slug: string; readonly what: string };

export function seal(about: About, value: unknown, tools: Tools<'keyedHash'>): string {
  const bytes = deflateRawSync(serialize(value)).toString('base64url');
  const at = tools.now().getTime();
  return `${proofOf(about, `${at}.${bytes}`, tools)}.${at}.${bytes}`;
}

/** What has no seal of ours, or no more. */
export const unsealable = refusedAt('undo', 'undoOver', functionsMessages.undoOver);

/** Undefined: not our seal, of another practice or change, or too old. */
export function unseal<T>(about: About, sealed: string, tools: Tools<'keyedHash'>): T | undefined {
  const [proof = '', at = '', bytes = ''] = sealed.split('.');
  if (!isSameSecret(proof, proofOf(about, `${at}.${bytes}`, tools))) return undefined;
  if (tools.now().getTime() - Number(at) > opensFor) return undefined;
  return deserialize(
    inflateRawSync(Buffer.from(bytes, 'base64url'), { maxOutputLength: maxOpened }),
  ) as T;
}

const proofOf = ({ slug, what }: About, bytes: string, { keyedHash }: Tools<'keyedHash'>) =>
  keyedHash(`${what} in ${slug}: ${bytes}`);
