/** Deleting and undoing it. Each resolves to undefined on success, or to an error message. */
import { call } from '../../../firebase/calls.ts';
import { type Refusal, refusalOf } from '../commands.ts';
import { texts } from './texts.ts';

/** Can be brought back for 30 days. */
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

/** Fails when offline instead of queueing: a deletion must not run later than intended. */
function ifOnline(send: () => Promise<Refusal>): Promise<Refusal> {
  return navigator.onLine ? send() : Promise.resolve(texts.offline);
}
