/**
 * Which pages may be framed, and what links reveal to other servers: Hosting's headers, of which
 * the last match wins.
 */
import { expect, it } from 'vitest';

const site = 'http://localhost:5002';

const headersOf = async (path: string) => (await fetch(site + path)).headers;

it.each([
  '/logopaedie-lindenhof/booking',
  '/logopaedie-lindenhof/booking?embed=1',
  '/logopaedie-lindenhof/booking/success',
])('%s may be shown on any practice’s website', async (path) => {
  expect((await headersOf(path)).get('content-security-policy')).toBe('frame-ancestors https:');
});

it.each([
  '/',
  '/login',
  '/booking-request',
  '/logopaedie-lindenhof',
  '/logopaedie-lindenhof/administration/booking',
  '/logopaedie-lindenhof/anfrage/geheim',
  '/einladung/logopaedie-lindenhof~geheim',
  '/user',
  '/app/booking',
  '/app/booking/success',
  '/a.b/booking',
  '/login.html/booking',
  '/.x/booking',
])('%s refuses frames', async (path) => {
  expect((await headersOf(path)).get('content-security-policy')).toBe("frame-ancestors 'none'");
});

it('Google’s sign-in, which Firebase loads in a frame of ours, is framed by us alone', async () => {
  const headers = await headersOf('/__/auth/iframe');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

it.each([
  '/logopaedie-lindenhof/anfrage/geheim',
  '/logopaedie-lindenhof/adresse/geheim',
  '/logopaedie-lindenhof/bescheid/geheim',
  '/einladung/logopaedie-lindenhof~geheim',
])('%s, which whoever has it may use, is neither told on nor found', async (path) => {
  const headers = await headersOf(path);
  expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
    'no-referrer',
    'noindex',
  ]);
});

it('the sign-in, whose address has a code behind the # for a moment, tells other servers its origin alone', async () => {
  const headers = await headersOf('/login');
  expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
    'strict-origin',
    'noindex',
  ]);
});

it.each([
  '/',
  '/login',
  '/logopaedie-lindenhof',
  '/logopaedie-lindenhof/administration',
  '/logopaedie-lindenhof/anfrage/geheim',
  '/user',
])('%s hands itself to no window that opened it', async (path) => {
  expect((await headersOf(path)).get('cross-origin-opener-policy')).toBe('same-origin');
});
