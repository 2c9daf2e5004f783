import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadPractice, takePreloadedDocument } from './preloaded-documents.ts';

afterEach(() => vi.unstubAllGlobals());

const document = {
  fields: {
    title: { stringValue: 'Praxis' },
    listed: { booleanValue: true },
    nothing: { nullValue: null },
    minutes: { integerValue: '60' },
    share: { doubleValue: 0.5 },
    since: { timestampValue: '2026-11-21T09:00:00Z' },
    locations: {
      arrayValue: {
        values: [{ mapValue: { fields: { id: { stringValue: 'haupthaus' } } } }, { mapValue: {} }],
      },
    },
    none: { arrayValue: {} },
  },
};

it('gives the document as plain values, and only once', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/practices/praxis') ? Response.json(document) : new Response('', { status: 404 }),
  );
  void preloadPractice('praxis');
  expect(await takePreloadedDocument('practices/praxis')).toEqual({
    data: {
      title: 'Praxis',
      listed: true,
      nothing: null,
      minutes: 60,
      share: 0.5,
      since: new Date('2026-11-21T09:00:00Z'),
      locations: [{ id: 'haupthaus' }, {}],
      none: [],
    },
  });
  expect(takePreloadedDocument('practices/praxis')).toBeUndefined();
  expect(await takePreloadedDocument('practices/praxis/public/form')).toBeUndefined();
});

describe('what the document of the page has brought along', () => {
  const form = { companyNote: 'Nur Kinder.', profileText: 'Wir sind *da*.' };
  const bringAlong = (at: number) => {
    const element = Object.assign(globalThis.document.createElement('script'), {
      type: 'application/json',
      id: 'page-data',
    });
    element.textContent = JSON.stringify({ at, practice: { title: 'Praxis' }, form });
    globalThis.document.head.append(element);
  };
  afterEach(() => globalThis.document.getElementById('page-data')?.remove());

  it('is not asked for again', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    bringAlong(Date.now() - 9_000);
    expect(await preloadPractice('praxis')).toBe('Nur Kinder.\nWir sind *da*.');
    expect(await takePreloadedDocument('practices/praxis')).toEqual({ data: { title: 'Praxis' } });
    expect(await takePreloadedDocument('practices/praxis/public/form')).toEqual({ data: form });
    expect(takePreloadedDocument('practices/praxis')).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([-60_000, 11_000, 300_000])(
    'is requested again where it seems to be %i ms old: it has lain in a cache, or the clock is wrong',
    async (age) => {
      vi.stubGlobal('fetch', async () => Response.json(document));
      bringAlong(Date.now() - age);
      await preloadPractice('praxis');
      expect(await takePreloadedDocument('practices/praxis')).toMatchObject({
        data: { listed: true },
      });
    },
  );
});

it('rejects if the database could not answer, so that the caller asks again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  void preloadPractice('praxis');
  await expect(takePreloadedDocument('practices/praxis')).rejects.toThrow('500');
  await expect(takePreloadedDocument('practices/praxis/public/form')).rejects.toThrow('500');
});

it('has nothing of another practice', () => {
  vi.stubGlobal('fetch', async () => Response.json(document));
  void preloadPractice('praxis');
  expect(takePreloadedDocument('practices/andere')).toBeUndefined();
});

it('gives the texts of the page as they will be drawn, and none without an answer', async () => {
  const form = {
    fields: {
      companyNote: { stringValue: 'Nur Kinder.\nBis 12.' },
      profileText: { stringValue: 'Wir sind *da*.' },
    },
  };
  vi.stubGlobal('fetch', async () => Response.json(form));
  expect(await preloadPractice('praxis')).toBe('Nur Kinder.\nBis 12.\nWir sind *da*.');
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect((await preloadPractice('praxis')).trim()).toBe('');
});
