/**
 * The database as anybody reaches it without our pages: Firestore's REST interface, where what
 * browsers' SDK cannot say is said. What each role may read and write of each document is proven in
 * `tests/rules`.
 */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authTimeOf,
  closeWorld,
  documents,
  emulatorHost,
  ids,
  openWorld,
  type Person,
  restoreWorld,
  slugs,
  uidOf,
} from '../rules/world.ts';

const project = 'demo-hostile';
const database = `projects/${project}/databases/(default)`;
const at = (path: string) => `${database}/documents/${path}`;
const own = `practices/${slugs.own}`;
const waiting = `${own}/requests/${ids.request}`;
const everyCollection = [
  ...new Set([...documents.keys()].map((path) => path.split('/').at(-2) ?? '')),
].sort();

beforeAll(async () => {
  await openWorld(project);
  await restoreWorld();
});
afterAll(closeWorld);

const outsiders = [
  'visitor',
  'stranger',
  'otherAdministrator',
  'lapsed',
  'expelled',
] as const satisfies Person[];
const members = ['viewer', 'therapist', 'administrator'] as const satisfies Person[];
const all = [...outsiders, ...members] as const;

type Attack = readonly [
  who: readonly Person[],
  what: string,
  method: string,
  path: string,
  body?: object,
];

const query = (collectionId: string, more: object = {}) => ({
  structuredQuery: { from: [{ collectionId }], ...more },
});
const everywhere = (collectionId: string, more: object = {}) => ({
  structuredQuery: { from: [{ collectionId, allDescendants: true }], ...more },
});
const counted = (asked: { structuredQuery: object }) => ({
  structuredAggregationQuery: { ...asked, aggregations: [{ alias: 'n', count: {} }] },
});
const where = (fieldPath: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } },
});
const write = (path: string, fields: object, more: object = {}) => ({
  writes: [{ update: { name: at(path), fields }, ...more }],
});
const transform = (path: string, fieldPath: string, by: object) => ({
  writes: [{ transform: { document: at(path), fieldTransforms: [{ fieldPath, ...by }] } }],
});
const text = (stringValue: string) => ({ stringValue });

/** Each is refused, to each of them. Another one takes a line. */
const attacks: readonly Attack[] = [
  ...everyCollection.map(
    (name): Attack => [all, `every ${name} of everybody`, 'POST', ':runQuery', everywhere(name)],
  ),
  ...everyCollection.map(
    (name): Attack => [
      all,
      `how many ${name} there are`,
      'POST',
      ':runAggregationQuery',
      counted(everywhere(name)),
    ],
  ),
  [all, 'the names of all collections', 'POST', ':listCollectionIds', {}],
  [all, 'the names of a practice’s collections', 'POST', `/${own}:listCollectionIds`, {}],
  [all, 'all practices', 'POST', ':runQuery', query('practices')],
  [
    all,
    'all practices, some fields',
    'POST',
    ':runQuery',
    query('practices', { select: { fields: [{ fieldPath: '__name__' }] }, limit: 1 }),
  ],
  [all, 'a page of practices', 'GET', '/practices?pageSize=1'],
  [all, 'practices that are missing', 'GET', '/practices?showMissing=true&mask.fieldPaths=x'],
  [
    outsiders,
    'how many people wait',
    'POST',
    `/${own}:runAggregationQuery`,
    counted(query('requests')),
  ],
  [
    outsiders,
    'how many of one address wait',
    'POST',
    `/${own}:runAggregationQuery`,
    counted(query('requests', where('email', text('vera@example.org')))),
  ],
  [
    outsiders,
    'the ids of who waits',
    'POST',
    `/${own}:runQuery`,
    query('requests', { select: { fields: [{ fieldPath: '__name__' }] } }),
  ],
  [outsiders, 'nobody of who waits', 'POST', `/${own}:runQuery`, query('requests', { limit: 0 })],
  [outsiders, 'one field of a request', 'GET', `/${waiting}?mask.fieldPaths=status`],
  [outsiders, 'a field that no request has', 'GET', `/${waiting}?mask.fieldPaths=nothing`],
  [
    outsiders,
    'a request as it was',
    'GET',
    `/${waiting}?readTime=${encodeURIComponent(new Date(Date.now() - 1000).toISOString())}`,
  ],
  [
    outsiders,
    'a request among public documents',
    'POST',
    ':batchGet',
    { documents: [at(own), at(waiting)] },
  ],
  [
    outsiders,
    'a request in a transaction',
    'POST',
    ':batchGet',
    { documents: [at(waiting)], newTransaction: { readOnly: {} } },
  ],
  [
    outsiders,
    'a request that is not there',
    'POST',
    ':batchGet',
    { documents: [at(`${own}/requests/${'f'.repeat(32)}`)] },
  ],
  [
    outsiders,
    'whether a request exists, by a write',
    'POST',
    ':commit',
    { writes: [{ verify: at(waiting), currentDocument: { exists: true } }] },
  ],
  [
    all,
    'a status by a transform',
    'POST',
    ':commit',
    transform(waiting, 'requestedAt', { setToServerValue: 'REQUEST_TIME' }),
  ],
  [
    all,
    'a counter',
    'POST',
    ':commit',
    transform(`${own}/counters/requests`, 'open', { increment: { integerValue: '-1' } }),
  ],
  [
    [...outsiders, 'viewer'],
    'a tag among those of a request',
    'POST',
    ':commit',
    transform(waiting, 'tags', { appendMissingElements: { values: [text('x')] } }),
  ],
  [
    all,
    'a new request',
    'POST',
    `/${own}/requests?documentId=${'e'.repeat(32)}`,
    { fields: { status: text('open') } },
  ],
  [all, 'a request gone', 'DELETE', `/${waiting}`],
  [
    all,
    'approval of the practice',
    'PATCH',
    `/${own}/private/account?updateMask.fieldPaths=approvedAt`,
    { fields: { approvedAt: { timestampValue: '2026-01-01T00:00:00Z' } } },
  ],
  [
    all,
    'the practice opened',
    'PATCH',
    `/${own}?updateMask.fieldPaths=locked`,
    { fields: { locked: { booleanValue: false } } },
  ],
  [
    ['stranger', 'otherAdministrator'],
    'a membership of one’s own',
    'PATCH',
    `/${own}/members/me`,
    { fields: { role: text('administrator') } },
  ],
  [
    all,
    'many writes, each for itself',
    'POST',
    ':batchWrite',
    write(`${own}/tags/neu`, { name: text('x') }),
  ],
  [
    members,
    'a tag whose place is no number',
    'POST',
    ':commit',
    write(`${own}/tags/neu`, {
      name: text('x'),
      color: text('red'),
      icon: text(''),
      order: { doubleValue: 'NaN' },
    }),
  ],
  [
    members,
    'a tag at infinity',
    'POST',
    ':commit',
    write(`${own}/tags/neu`, {
      name: text('x'),
      color: text('red'),
      icon: text(''),
      order: { doubleValue: '-Infinity' },
    }),
  ],
  [
    members,
    'a tag without a name of its own',
    'POST',
    ':commit',
    write(`${own}/tags/neu`, {
      name: { bytesValue: 'eA==' },
      color: text('red'),
      icon: text(''),
      order: { integerValue: '1' },
    }),
  ],
  [
    members,
    'a tag with a name of a megabyte',
    'POST',
    ':commit',
    write(`${own}/tags/neu`, {
      name: text('x'.repeat(900_000)),
      color: text('red'),
      icon: text(''),
      order: { integerValue: '1' },
    }),
  ],
  [
    members,
    'a tag with one field more',
    'POST',
    ':commit',
    write(`${own}/tags/neu`, {
      name: text('x'),
      color: text('red'),
      icon: text(''),
      order: { integerValue: '1' },
      admin: { booleanValue: true },
    }),
  ],
  [
    ['viewer', 'therapist'],
    'a permitted write beside a forbidden one',
    'POST',
    ':commit',
    {
      writes: [
        ...write(`${own}/tags/neu`, {
          name: text('x'),
          color: text('red'),
          icon: text(''),
          order: { integerValue: '1' },
        }).writes,
        ...write(own, { locked: { booleanValue: false } }).writes,
      ],
    },
  ],
  [
    all,
    'a field beside the last change',
    'POST',
    ':commit',
    write(
      waiting,
      { lastChange: { mapValue: { fields: { extra: text('x') } } } },
      { updateMask: { fieldPaths: ['lastChange.extra'] } },
    ),
  ],
  [all, 'a path upwards', 'GET', `/${own}/public/../private/billing`],
  [all, 'an encoded path upwards', 'GET', `/${own}/public/%2e%2e/private/billing`],
  [outsiders, 'a path whose slashes are encoded', 'GET', `/${waiting.replaceAll('/', '%2F')}`],
  [outsiders, 'a path with empty parts', 'GET', `//${waiting}`],
  [outsiders, 'a path with a null byte', 'GET', `/${waiting}%00`],
  [all, 'another database', 'GET', `/../../other/documents/${waiting}`],
  [all, 'a reserved id', 'PATCH', `/${own}/tags/__x__`, { fields: {} }],
];

/** Undefined for visitors. */
function tokenOf(person: Person): string | undefined {
  if (person === 'visitor') return undefined;
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uidOf(person),
    user_id: uidOf(person),
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
  };
  const payload = {
    ...claims,
    auth_time: authTimeOf(person),
    iat: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: 'password' },
  };
  return `${[{ alg: 'none' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

/** The path as written: `fetch` would tidy it. */
function ask(
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(`http://${emulatorHost}`);
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const asking = request(
      { hostname, port, method, path: `/v1/${database}/documents${path}`, headers },
      (answer) => {
        let text = '';
        answer
          .on('data', (part) => (text += String(part)))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asking.on('error', reject).end(body && JSON.stringify(body));
  });
}

describe('nobody reads or writes by Firestore’s own interface', () => {
  for (const [who, what, method, path, body] of attacks) {
    it(`${what}, by ${who.join(', ')}`, async () => {
      const answers = await Promise.all(
        who.map(
          async (person) => [person, await ask(method, path, tokenOf(person), body)] as const,
        ),
      );
      const wrong = answers.filter(
        ([, { status, text }]) => (status < 400 && !isRefused(text)) || status >= 500,
      );
      expect(wrong).toEqual([]);
    });
  }

  it('refuses what it refuses whether it is there or not', async () => {
    const there = write(
      waiting,
      { status: text('archived') },
      { currentDocument: { exists: true } },
    );
    const missing = write(
      `${own}/requests/${'f'.repeat(32)}`,
      { status: text('archived') },
      { currentDocument: { exists: true } },
    );
    for (const person of outsiders) {
      const [one, other] = await Promise.all(
        [there, missing].map((body) => ask('POST', ':commit', tokenOf(person), body)),
      );
      expect([person, one?.status, other?.status]).toEqual([person, 403, 403]);
    }
  });

  it('and answers these people what they may read', async () => {
    for (const person of all)
      expect((await ask('GET', `/${own}`, tokenOf(person))).status).toBe(200);
    for (const person of members)
      expect((await ask('GET', `/${waiting}`, tokenOf(person))).status).toBe(200);
  });
});

/** Streams and batches answer 200, with the refusal inside. */
function isRefused(text: string): boolean {
  return /PERMISSION_DENIED|"code":\s*7\b/.test(text);
}
