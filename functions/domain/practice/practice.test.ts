import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultFormConfiguration, withTimesOf } from '../booking/form-configuration.ts';
import { contactOf } from '../contact/contact.ts';
import { websiteUrl } from '../contact/website.ts';
import { acceptsRequests } from './intake.ts';

describe('whether requests are taken', () => {
  test('only while intake is on and the practice is not locked', () => {
    expect(acceptsRequests({ bookingEnabled: true, locked: false })).toBe(true);
    expect(acceptsRequests({ bookingEnabled: false, locked: false })).toBe(false);
    expect(acceptsRequests({ bookingEnabled: true, locked: true })).toBe(false);
  });

  test('and only while there is a time to ask for', () => {
    expect(acceptsRequests({ bookingEnabled: true, locked: false, hasNoTimes: true })).toBe(false);
    expect(acceptsRequests({ bookingEnabled: true, locked: false, hasNoTimes: false })).toBe(true);
    const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
    const practice = withTimesOf(aPractice(), form);
    expect(practice.week).toMatch(/^1 0800-1800,2 /);
    expect(withTimesOf(practice, form)).toBe(practice);
    const closed = withTimesOf(practice, { ...form, selectableLocations: [] });
    expect(closed).toEqual({ ...practice, hasNoTimes: true, week: '' });
    expect(withTimesOf(closed, { ...form, selectableLocations: [] })).toBe(closed);
    expect(acceptsRequests(withTimesOf(closed, form))).toBe(true);
    expect(acceptsRequests({ bookingEnabled: false, locked: true })).toBe(false);
  });
});

describe('how patients reach a practice', () => {
  test('is what leads somewhere, in words to read', () => {
    expect(
      contactOf({ ...aPractice(), phone: '+43 (0)316 12-34', website: 'https://www.praxis.at/' }),
    ).toEqual({
      phone: { text: '+43 (0)316 12-34', url: 'tel:+433161234' },
      website: { text: 'www.praxis.at', url: 'https://www.praxis.at/' },
      addresses: ['Musterweg 1, 8010 Graz'],
    });
    const nothing = {
      website: 'javascript:alert(1)',
      locations: [aPracticeLocation({ address1: '', address2: ' ' })],
    };
    for (const phone of ['', 'abc', undefined])
      expect(contactOf({ ...aPractice(nothing), ...(phone !== undefined && { phone }) })).toEqual({
        phone: undefined,
        website: undefined,
        addresses: [],
      });
  });
});

describe('the link to a practice’s website', () => {
  test.each([
    ['www.praxis.at', 'https://www.praxis.at/'],
    ['https://praxis.at/team', 'https://praxis.at/team'],
    ['http://praxis.at', 'http://praxis.at/'],
    ['HTTPS://Praxis.at', 'https://praxis.at/'],
    [' praxis.at ', 'https://praxis.at/'],
    ['praxis.at:8080', 'https://praxis.at:8080/'],
    ['logopädie.at', 'https://xn--logopdie-4za.at/'],
  ])('%j leads to %s', (website, url) => {
    expect(websiteUrl(website)).toBe(url);
  });

  test.each([
    '',
    '  ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://praxis.at/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://praxis.at/1',
    'mailto:a@b.at',
    'https://',
    'zwei Wörter',
    // They lead elsewhere than they seem to.
    'https://praxis.at@evil.example/',
    'praxis.at:x@evil.example',
    'https://evil.example\\@praxis.at/',
  ])('%j is no link', (website) => {
    expect(websiteUrl(website)).toBeUndefined();
  });

  test('whatever was typed, a link is http or https and never runs a script', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'javascript:',
        'data:',
        'https:',
        '//',
        'praxis.at',
        '\t',
        '\n',
        ' ',
        ':',
        '\\',
        '@',
        'x',
        '\u0000',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const url = websiteUrl(pieces.join(''));
        if (url !== undefined) {
          expect(url).toMatch(/^https?:\/\/[^\s<>]+$/);
          expect(websiteUrl(url)).toBe(url);
        }
      }),
      { numRuns: 500 },
    );
  });
});
