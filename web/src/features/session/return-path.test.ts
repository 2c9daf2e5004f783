import { describe, expect, test } from 'vitest';
import { returnUrl, signInPath } from './return-path.ts';

const origin = 'https://platzwart.example';
const home = `${origin}/dashboard?angemeldet`;
const back = (returnTo: string) => returnUrl(`?returnTo=${encodeURIComponent(returnTo)}`, origin);

describe('the way to the sign-in', () => {
  test.each([
    ['/company-registration', '/login?mode=signUp&returnTo=%2Fcompany-registration'],
    ['/company-registration?x=1', '/login?mode=signUp&returnTo=%2Fcompany-registration%3Fx%3D1'],
    ['/company-registration/success', '/login?returnTo=%2Fcompany-registration%2Fsuccess'],
    ['/praxis/administration', '/login?returnTo=%2Fpraxis%2Fadministration'],
  ])('begins with an account of one’s own before a registration alone: %s', (path, address) => {
    expect(signInPath(path)).toBe(address);
  });
});

describe('the address after the sign-in', () => {
  test('is the requested one, with query and fragment', () => {
    expect(back('/praxis/administration/woche?slot=a_1_0800-0900#liste')).toBe(
      `${origin}/praxis/administration/woche?slot=a_1_0800-0900#liste`,
    );
    expect(returnUrl(new URL(signInPath('/user?x=1&y=2'), origin).search, origin)).toBe(
      `${origin}/user?x=1&y=2`,
    );
  });

  test('is the dashboard without one', () => {
    expect(returnUrl('', origin)).toBe(home);
    expect(returnUrl('?returnTo=', origin)).toBe(home);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    'platzwart.example.evil.example',
    '@evil.example',
    '//@evil.example',
    '//user:secret@evil.example',
    '//platzwart.example@evil.example',
    '/\r\n/evil.example',
    '\u0000//evil.example',
    '\u2028//evil.example',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:x',
    'blob:https://platzwart.example/x',
    'file:///etc/passwd',
    'http://platzwart.example',
    'http:/evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\t\\evil.example',
    './/evil.example',
    '?returnTo=//evil.example',
    '#//evil.example',
  ])('never leaves this origin: %j', (returnTo) => {
    expect(new URL(back(returnTo)).origin).toBe(origin);
    expect(back(returnTo)).toBe(home);
  });

  test('stays an absolute address where a path alone would turn into a foreign host', () => {
    // '/.//evil.example' normalizes to the path '//evil.example', which as a link names another
    // host.
    expect(back('/.//evil.example')).toBe(`${origin}//evil.example`);
    expect(back('/%2F/evil.example')).toBe(`${origin}/%2F/evil.example`);
  });

  test.each([
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5C%5Cevil.example', '/%5C%5Cevil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/user?next=//evil.example', '/user?next=//evil.example'],
    ['/einladung/praxis~Abc-_123', '/einladung/praxis~Abc-_123'],
  ])('takes for a path of ours what only looks like another place: %s', (returnTo, path) => {
    expect(back(returnTo)).toBe(origin + path);
  });

  test('is the dashboard for one that is too long for an address', () => {
    expect(back(`/${'a'.repeat(499)}`)).toBe(`${origin}/${'a'.repeat(499)}`);
    expect(back(`/${'a'.repeat(500)}`)).toBe(home);
    expect(back(`//evil.example/${'a'.repeat(100_000)}`)).toBe(home);
  });

  test.each(['/login', '/login?returnTo=/x', '/logout', '/login.html'])(
    'does not run in a circle: %s',
    (returnTo) => {
      expect(back(returnTo)).toBe(home);
    },
  );

  test('takes the first of two', () => {
    expect(returnUrl('?returnTo=/user&returnTo=//evil.example', origin)).toBe(`${origin}/user`);
  });
});
