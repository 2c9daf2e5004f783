/** `GET /api/finder/…`: the finder's map and its parts, for anybody's browser, as JSON. */
import { finderPaths, samples } from '@platzwart/domain/practice/finder';
import { collections } from '../core/collections.ts';
import type { EndpointAnswer } from '../core/endpoint-answer.ts';
import type { Tools } from '../core/tools.ts';
import { renewFinder } from './finder.ts';

/**
 * Seconds in Hosting's CDN, and a day while this function fails. A practice that pauses is out of
 * date there as long as its own page is.
 */
const caching = (seconds: number) => `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`;

export async function serveFinder(
  { method, path }: { readonly method: string; readonly path: string },
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<EndpointAnswer> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const { db } = tools;
  const docs = collections(db);
  const [, , , one = '', name] = path.split('/');
  const isPart = name !== undefined;
  if (path.length > maxPath || (isPart && !/^[a-z]+(?:-[a-zA-Z0-9-]*)?$/.test(name)))
    return { status: 404 };
  if (!isPart && path !== finderPaths.map() && path !== finderPaths.landing) return { status: 404 };
  // Before the first night, whoever comes first cuts it.
  const map = (await docs.finderMap().get()).data()?.map ?? (await renewFinder(tools));
  if (!map) return { status: 503, headers: { 'Retry-After': '5' } };
  if (!isPart && one === 'map') return json(map, 60);
  if (isPart && one !== map.version) return { status: 404 };
  const part = await docs.finderPart(map.version, name ?? samples.landing).get();
  const rows = part.data()?.rows;
  if (rows === undefined) return { status: 404 };
  return json(`{"count":${map.count},"rows":${rows}}`, 300);
}

/** Longer ones name no part. */
const maxPath = 300;

function json(body: string | object, seconds: number): EndpointAnswer {
  return {
    status: 200,
    headers: {
      'Cache-Control': caching(seconds),
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
