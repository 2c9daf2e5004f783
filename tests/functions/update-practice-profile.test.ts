/**
 * A practice's public profile: updated completely or not at all, and never over a colleague's
 * changes.
 */
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { collections } from '@platzwart/functions/core/collections';
import { mediaAt } from '@platzwart/functions/practices/serve-media';
import { updatePracticeProfile } from '@platzwart/functions/practices/settings/update-practice-profile';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const docs = () => collections(database());
const practiceOf = async (slug: string) => (await docs().practice(slug).get()).data();

type Logo = { from: string; image: string | null };

const change = (slug: string, edits: FieldEdits, logo?: Logo) =>
  updatePracticeProfile(
    { companySlug: slug, edits, ...(logo && { logo }) },
    administrator,
    toolsAt(now),
  );

const picture = async (background: string) =>
  (
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64');

const fieldsOf = (outcome: Awaited<ReturnType<typeof change>>) =>
  !outcome.ok && outcome.failure.kind === 'invalid'
    ? outcome.failure.details.map(({ field, code }) => `${field}: ${code}`)
    : outcome;

describe('the profile', () => {
  it('is changed in all of its documents at once, and a new title follows to everybody who belongs to the practice', async () => {
    const slug = await registeredPractice('Profil', now);
    const title = (await practiceOf(slug))?.title;
    await docs()
      .member(slug, 'kollegin')
      .set({ role: 'viewer', name: 'K', email: 'k@praxis.example', lastVisit: null });
    const listed = [
      { slug: 'andere', title: 'Andere', role: 'viewer' as const },
      { slug, title: String(title), role: 'viewer' as const },
    ];
    await docs().user('kollegin').set({ name: 'K', email: 'k@praxis.example', practices: listed });
    const edits = {
      title: { from: title, to: '  Neuer   Name ' },
      email: { from: 'praxis@praxis.example', to: 'neu@praxis.example' },
      listed: { from: true, to: false },
      profileText: { from: '', to: '## Über uns\r\n\r\n{titel}' },
    };
    expect(await change(slug, edits)).toEqual({ ok: true, value: { logoImagePath: '' } });
    expect(await practiceOf(slug)).toMatchObject({
      slug,
      title: 'Neuer Name',
      listed: false,
      subtitle: 'Logopädie',
    });
    expect((await docs().account(slug).get()).data()?.email).toBe('neu@praxis.example');
    expect((await docs().form(slug).get()).data()?.profileText).toBe('## Über uns\n\n{titel}');
    const practices = (await docs().user('kollegin').get())
      .data()
      ?.practices.map((practice) => practice.title);
    expect(practices).toEqual(['Andere', 'Neuer Name']);
    const log = await docs().log(slug).get();
    expect(log.docs.map((line) => line.data())).toEqual([
      {
        at: now,
        by: { kind: 'member', uid: administrator.uid },
        what: 'profileChanged',
        count: 0,
        fields: ['title', 'email', 'listed', 'profileText'],
      },
    ]);
  });

  it('refuses what does not fit, each at its field, and changes nothing', async () => {
    const slug = await registeredPractice('Falsch', now);
    const before = await practiceOf(slug);
    const edits = {
      title: { from: before?.title, to: '???' },
      subtitle: { from: 'Logopädie', to: 'x'.repeat(101) },
      website: { from: '', to: 'javascript:alert(1)' },
      email: { from: 'praxis@praxis.example', to: 'niemand' },
      slug: { from: slug, to: 'andere' },
      profileText: { from: '', to: 'x'.repeat(20_001) },
    };
    expect(fieldsOf(await change(slug, edits))).toEqual(
      expect.arrayContaining([
        'slug: unknown',
        expect.stringMatching(/^title: /),
        'subtitle: maxLength',
        expect.stringMatching(/^website: /),
        expect.stringMatching(/^email: /),
        'profileText: maxLength',
      ]),
    );
    expect(await practiceOf(slug)).toEqual(before);
    expect((await docs().log(slug).get()).size).toBe(0);
  });

  it('is not overwritten by somebody who saw an older one; what both did not touch of each other stands', async () => {
    const slug = await registeredPractice('Zwei', now);
    const [one, other] = await Promise.all([
      change(slug, {
        contactPerson: { from: 'Anna Admin', to: 'Berta' },
        subtitle: { from: 'Logopädie', to: 'Ergotherapie' },
      }),
      change(slug, {
        profession: { from: '', to: 'occupational' },
        phone: { from: '', to: '0316 12 34' },
      }),
    ]);
    expect([one.ok, other.ok]).toEqual([true, true]);
    expect(
      fieldsOf(await change(slug, { contactPerson: { from: 'Anna Admin', to: 'Clara' } })),
    ).toEqual(['contactPerson: changedMeanwhile']);
    expect(await practiceOf(slug)).toMatchObject({
      contactPerson: 'Berta',
      subtitle: 'Ergotherapie',
      profession: 'occupational',
      phone: '0316 12 34',
    });
  });
});

describe('the logo', () => {
  it('is made small, replaced under a new address, and taken away with its bytes', async () => {
    const slug = await registeredPractice('Logo', now);
    await change(slug, {}, { from: '', image: await picture('red') });
    const first = (await practiceOf(slug))?.logoImagePath ?? '';
    const served = await mediaAt(first, toolsAt(now));
    const { format, width, height } = await sharp(Buffer.from(served?.bytes ?? [])).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 341 });
    expect((await docs().account(slug).get()).data()?.firstSteps).not.toContain('logo');

    await change(slug, {}, { from: first, image: await picture('blue') });
    const second = (await practiceOf(slug))?.logoImagePath ?? '';
    expect(second).not.toBe(first);
    expect(await mediaAt(first, toolsAt(now))).toBeUndefined();

    await change(slug, {}, { from: second, image: null });
    expect((await practiceOf(slug))?.logoImagePath).toBe('');
    expect((await docs().practiceLogo(slug).get()).exists).toBe(false);
  });

  it('that is no picture, too large, or beside one that a colleague has chosen is refused, with everything that came with it', async () => {
    const slug = await registeredPractice('Bild', now);
    const edits = { website: { from: '', to: 'www.praxis.example' } };
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ).toString('base64');
    expect(fieldsOf(await change(slug, edits, { from: '', image: svg }))).toEqual([
      'logoImage: notAnImage',
    ]);
    const large = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.alloc(4 * 1024 * 1024),
    ]).toString('base64');
    expect(fieldsOf(await change(slug, edits, { from: '', image: large }))).toEqual([
      'logoImage: fileTooLarge',
    ]);
    await change(slug, {}, { from: '', image: await picture('green') });
    // Other errors are reported first: the picture is not processed.
    const wrong = { title: { from: 'was ganz anderes', to: 'Bild' } };
    expect(fieldsOf(await change(slug, wrong, { from: '', image: svg }))).toEqual([
      'title: changedMeanwhile',
    ]);
    expect(fieldsOf(await change(slug, edits, { from: '', image: await picture('red') }))).toEqual([
      'logoImage: changedMeanwhile',
    ]);
    expect((await practiceOf(slug))?.website).toBe('');
  });
});
