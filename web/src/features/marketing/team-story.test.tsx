// @vitest-environment node
import { operator } from '@platzwart/domain/legal/operator';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import TeamStory from './team-story.tsx';

vi.mock('../../content/operator.ts', async (importActual) => ({
  ...(await importActual<typeof import('../../content/operator.ts')>()),
  team: [
    { name: 'Ada Probe', task: 'Technik', photo: '/team/ada.webp' },
    { name: 'Bea Probe', task: 'Praxen' },
  ],
}));

vi.mock('@platzwart/domain/legal/operator', async (importActual) => {
  const actual = await importActual<typeof import('@platzwart/domain/legal/operator')>();
  return { ...actual, operator: { ...actual.operator, phone: '' } };
});

it('shows people by their photo, or their initials, and whom to write to about what', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/team">
      <TeamStory />
    </StaticRouter>,
  );
  const people = [...html.matchAll(/<li class="columns.*?<\/li>/g)].map(([person]) => person);
  expect(people.map((person) => /<h3[^>]*>(.*?)<\/h3>/.exec(person)?.[1])).toEqual([
    'Ada Probe',
    'Bea Probe',
  ]);
  expect(
    people.map((person) => [person.includes('src="/team/ada.webp"'), person.includes('>BP<')]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([...html.matchAll(/href="mailto:([^"?]+)"/g)].map(([, address]) => address)).toEqual([
    operator.supportEmail,
    operator.privacyEmail,
    operator.email,
  ]);
  // The operator has no telephone.
  expect(html).not.toContain('Am Telefon');
  expect(html).not.toMatch(/<dd[^>]*><\/dd>/);
});
