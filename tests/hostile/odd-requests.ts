/**
 * Requests that no page of ours makes. Each is answered with that status, and with nothing that
 * `functions.test.ts` forbids in every answer.
 */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** Without a path: the call that shows an invitation, with an unknown token. */
export type OddRequest = {
  readonly status: number;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  /** Sent in parts, without its length. */
  readonly isChunked?: true;
};

const unknownInvitation = '{"data":{"token":"praxis~x"}}';
const json = { 'content-type': 'application/json' };
const jwt = (claims: object) =>
  `Bearer ${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
const form = (...parts: string[]) => ({
  path: '/api/companies',
  headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-signed-in': 'yes' },
  body: `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`,
});

/** Another one takes a line. */
export const oddRequests: Readonly<Record<string, OddRequest>> = {
  // Ways to ask
  ...Object.fromEntries(
    ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'].map((method) => [
      `a call by ${method}`,
      { method, status: 400 },
    ]),
  ),
  'a call by another method, named in a header': {
    method: 'GET',
    headers: { ...json, 'x-http-method-override': 'POST' },
    status: 400,
  },
  'a call of another origin’s page': {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    status: 400,
  },
  'a call with its arguments in the address': {
    path: '/api/viewInvitation?data[token]=x',
    body: '{}',
    status: 400,
  },
  'arguments twice in the address': { path: '/api/viewInvitation?data=1&data=2', status: 400 },
  'an address of 12,000 characters': { method: 'GET', path: `/${'a'.repeat(12_000)}`, status: 404 },
  'an answer in parts': { headers: { ...json, accept: 'text/event-stream' }, status: 200 },

  // Bodies
  'no body': { body: '', status: 400 },
  'a body that is no JSON': { body: '{', status: 400 },
  'a word for no number': { body: '{"data":NaN}', status: 400 },
  'a list': { body: '[]', status: 400 },
  'two bodies in one': { body: unknownInvitation + unknownInvitation, status: 400 },
  'a byte order mark': { body: `\ufeff${unknownInvitation}`, status: 400 },
  'something beside the data': { body: '{"data":{"token":"x"},"auth":{"uid":"x"}}', status: 400 },
  'the data twice': { body: '{"data":{},"data":{"token":"x"}}', status: 400 },
  'the data in a prototype': { body: '{"__proto__":{"data":{"token":"x"}}}', status: 400 },
  'bytes that are no text': {
    body: Buffer.from('{"data":{"token":"\xff\xfe"}}', 'latin1'),
    status: 400,
  },
  'text of another type': { headers: { 'content-type': 'text/plain' }, status: 400 },
  'no type': { headers: {}, status: 400 },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'data[token]=x',
    status: 400,
  },
  'a form with a prototype': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'data[__proto__][a]=x&data[constructor][prototype][a]=x',
    status: 400,
  },
  'a form as deep as can be': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `data${'[a]'.repeat(20_000)}=x`,
    status: 400,
  },
  'another character set': {
    headers: { 'content-type': 'application/json; charset=utf-7' },
    status: 400,
  },
  'an unknown encoding': { headers: { ...json, 'content-encoding': 'evil' }, status: 415 },
  ...Object.fromEntries(
    (
      [
        ['gzip', gzipSync],
        ['deflate', deflateSync],
        ['br', brotliCompressSync],
        ['GZIP', gzipSync],
      ] as const
    ).map(([packing, pack]): [string, OddRequest] => [
      `a small body that unpacks to a large one, by ${packing}`,
      {
        headers: { ...json, 'content-encoding': packing },
        body: pack(`{"data":{"token":"${'a'.repeat(5_000_000)}"}}`),
        status: 415,
      },
    ]),
  ),
  'a small body that unpacks, as a form': {
    path: '/api/companies',
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-encoding': 'gzip',
      'x-signed-in': 'yes',
    },
    body: gzipSync('a'.repeat(5_000_000)),
    status: 415,
  },
  'a body that is packed twice': {
    headers: { ...json, 'content-encoding': 'gzip, gzip' },
    body: gzipSync(gzipSync('{}')),
    status: 415,
  },
  'a body that is packed badly': {
    headers: { ...json, 'content-encoding': 'gzip' },
    body: 'x',
    status: 415,
  },
  'a body that says it is not packed': {
    headers: { ...json, 'content-encoding': 'identity' },
    body: '{"data":{"token":1}}',
    status: 400,
  },
  'a large body without its length': {
    body: `{"data":{"token":"${'a'.repeat(400_000)}"}}`,
    isChunked: true,
    status: 400,
  },

  // Who one claims to be
  'a token of garbage': { headers: { ...json, authorization: 'Bearer garbage' }, status: 401 },
  'a token that is over': {
    headers: { ...json, authorization: jwt({ sub: 'x', exp: 1 }) },
    status: 401,
  },
  'a token of another project': {
    headers: {
      ...json,
      authorization: jwt({
        sub: 'x',
        aud: 'evil',
        iss: 'https://securetoken.google.com/evil',
        iat: 1,
        exp: 9e9,
      }),
    },
    status: 401,
  },
  'a name and a password': { headers: { ...json, authorization: 'Basic eDp5' }, status: 401 },
  'a person, in a header of the emulator': {
    path: '/api/updateUser',
    headers: { ...json, 'x-callable-context-auth': '{"uid":"x","token":{}}' },
    body: '{"data":{"name":"x"}}',
    status: 401,
  },
  'two tokens': {
    headers: { ...json, authorization: ['Bearer garbage', 'Bearer x'] },
    status: 401,
  },
  'a proof of garbage': { headers: { ...json, 'x-firebase-appcheck': 'garbage' }, status: 400 },

  // Paths
  ...Object.fromEntries(
    [
      ...[
        '/api/',
        '/api/constructor',
        '/api/__proto__',
        '/api/toString',
        '/api//viewInvitation',
        '/api/viewInvitation/',
        '/api/viewInvitation%00',
        '/api/%76iewInvitation',
      ],
      ...[
        '/api/../api/viewInvitation',
        '/api/transfers/viewInvitation',
        '/API/viewInvitation',
        '//api/viewInvitation',
        '/api/viewInvitation;x=1',
        '/api/%ff',
      ],
      ...[
        '/media/logos/../../x',
        '/media/..%2f..%2fetc%2fpasswd',
        '/media/logos/%2e%2e/x.webp',
        '/media/logos/praxis/x.webp%00.png',
        '/media/',
        '/media//etc/passwd',
      ],
    ].map((path): [string, OddRequest] => [path, { path, status: 404 }]),
  ),
  ...Object.fromEntries(
    [
      '/constructor',
      '/__proto__',
      '/toString/booking',
      '/%2e%2e/booking',
      '/praxis%00',
      '/praxis/booking/..',
      '/PRAXIS%2Fbooking',
      '/.env',
      '/praxis\\booking',
      '/api',
    ].map((path): [string, OddRequest] => [
      `${path}, by GET`,
      { method: 'GET', path, headers: {}, body: '', status: 404 },
    ]),
  ),

  // Who the server is said to be, and the caller
  'another host': {
    method: 'GET',
    path: '/sitemap.xml',
    headers: { host: 'evil.example' },
    body: '',
    status: 200,
  },
  'another host, forwarded': {
    method: 'GET',
    path: '/sitemap.xml',
    headers: {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-url': '/evil.example',
    },
    body: '',
    status: 200,
  },
  'callers that are none': {
    headers: {
      ...json,
      'x-forwarded-for': ['a, b,, ,', '::::', "' or 1=1"],
      'fastly-client-ip': ['x', 'y'],
    },
    status: 400,
  },

  // Endpoints
  'a bounce without a key': { path: '/api/mail/bounce', body: '{}', status: 401 },
  'a bounce with two keys': {
    path: '/api/mail/bounce',
    headers: { ...json, 'x-bounce-key': ['wrong', 'of tests'] },
    body: '{}',
    status: 401,
  },
  'a bounce of a prototype': {
    path: '/api/mail/bounce',
    headers: { ...json, 'x-bounce-key': 'of tests' },
    body: '{"__proto__":{"messageId":"x","kind":"hard","address":"x"}}',
    status: 400,
  },
  'a bounce of many keys': {
    path: '/api/mail/bounce',
    headers: { ...json, 'x-bounce-key': 'of tests' },
    body: `{${Array.from({ length: 90_000 }, (_, n) => `"k${n}":0`).join()}}`,
    status: 400,
  },
  'a bounce as deep as can be': {
    path: '/api/mail/bounce',
    headers: { ...json, 'x-bounce-key': 'of tests' },
    body: `{"messageId":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    status: 400,
  },
  'a bounce that is too large': {
    path: '/api/mail/bounce/lettermint',
    headers: { ...json, 'x-lettermint-signature': `t=1,v1=${'0'.repeat(64)}` },
    body: JSON.stringify({ event: 'x'.repeat(1_000_000) }),
    status: 413,
  },
  'an event that is too large': {
    path: '/api/stripe/webhook',
    headers: { ...json, 'stripe-signature': 't=1,v1=x' },
    body: JSON.stringify({ id: 'x'.repeat(1_000_000) }),
    status: 413,
  },
  'an event nobody signed': { path: '/api/stripe/webhook', body: '{}', status: 400 },
  'an event with half a signature': {
    path: '/api/stripe/webhook',
    headers: { ...json, 'stripe-signature': 't=1,v1=' },
    body: '{}',
    status: 400,
  },
  'an event with many signatures': {
    path: '/api/stripe/webhook',
    headers: { ...json, 'stripe-signature': `t=1${',v1=x'.repeat(2000)}` },
    body: '{}',
    status: 400,
  },
  'an event of an eternal moment': {
    path: '/api/stripe/webhook',
    headers: { ...json, 'stripe-signature': 't=1e999,v1=x' },
    body: '{}',
    status: 400,
  },
  'a registration of nobody': { path: '/api/companies', body: '{}', status: 401 },
  'a registration that is no form': {
    path: '/api/companies',
    headers: { ...json, 'x-signed-in': 'yes' },
    body: '{}',
    status: 400,
  },
  'a form without an end': {
    ...form(),
    headers: { 'content-type': 'multipart/form-data', 'x-signed-in': 'yes' },
    status: 400,
  },
  'a form with an end of 10,000 characters': {
    ...form(),
    headers: {
      'content-type': `multipart/form-data; boundary=${'b'.repeat(10_000)}`,
      'x-signed-in': 'yes',
    },
    status: 400,
  },
  'a form of many parts': {
    ...form(...Array.from({ length: 500 }, (_, n) => `name="p${n}"\r\n\r\nx`)),
    status: 400,
  },
  'a part without a name': { ...form('filename="x"\r\n\r\nx'), status: 400 },
  'a part of a prototype': { ...form('name="__proto__"\r\n\r\n{}'), status: 400 },
  'a part with a path': { ...form('name="data"; filename="../../x"\r\n\r\n{}'), status: 400 },
  'data in a prototype': { ...form('name="data"\r\n\r\n{"__proto__":{"title":"x"}}'), status: 400 },
  'data as deep as can be': {
    ...form(`name="data"\r\n\r\n${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`),
    status: 400,
  },
  'data of many keys': {
    ...form(`name="data"\r\n\r\n{${Array.from({ length: 8_000 }, (_, n) => `"k${n}":0`).join()}}`),
    status: 400,
  },
  'data twice': { ...form('name="data"\r\n\r\n{}', 'name="data"\r\n\r\n{}'), status: 400 },
  'a part of endless headers': {
    ...form(`name="data"\r\nX-A: ${'a'.repeat(200_000)}\r\n\r\n{}`),
    status: 400,
  },
};
