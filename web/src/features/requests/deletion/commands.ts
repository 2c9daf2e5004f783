/** Deleting and what takes it back. Each resolves to undefined when done, or to an error message. */
import { call } from '../../../firebase/calls.ts';
import { type Refusal, refusalOf } from '../commands.ts';
import { texts } from './texts.ts';

/** For 30 days it can be brought back. */
export function moveToBin(slug: string, id: string): Promise<Refusal> {
  return ifOnline(async () => refusalOf(await call('binRequest', { companySlug: slug, requestId: id })));
}

export function bringBack(slug: string, id: string): Promise<Refusal> {
  return ifOnline(async () => refusalOf(await call('bringBackRequest', { companySlug: slug, requestId: id })));
}

/** From the lists, the archive or the bin. */
export function deleteForGood(slug: string, id: string): Promise<Refusal> {
  return ifOnline(async () => refusalOf(await call('deleteRequest', { companySlug: slug, requestId: id })));
}

/** Waits for nothing: what takes a request away is not done later than it was wanted. */
function ifOnline(send: () => Promise<Refusal>): Promise<Refusal> {
  return navigator.onLine ? send() : Promise.resolve(texts.offline);
}
