import { operator } from '@platzwart/domain/legal/operator';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { allVideos } from '../../content/videos.ts';
import { topics } from './answers.ts';
import { findAnswers } from './find-answers.ts';
import { HelpView } from './help-view.tsx';
import { texts as t } from './texts.ts';

const all = topics.flatMap(({ answers }) => answers);

function show(hash = '') {
  render(
    <MemoryRouter initialEntries={[`/praxis/administration/hilfe${hash}`]}>
      <HelpView basePath="/praxis/administration" film={(key) => <p>Film {key}</p>} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('the written answers', () => {
  test.each([
    ['kündigen', 'kuendigen'],
    ['Kuendigung', 'kuendigen'],
    ['Vertrag beenden', 'kuendigen'],
    ['excel', 'liste'],
    ['jimdo', 'link'],
    ['Anrufbeantworter', 'link'],
    ['urlaub', 'pause'],
    ['Aufnahmestopp', 'pause'],
    ['Rechnung', 'preis'],
    ['AVV', 'datenschutz'],
    ['passwort', 'passwort'],
    ['Rezeption', 'team'],
    ['Karteileichen', 'interesse'],
    ['dringend', 'vorziehen'],
    ['Papierkorb', 'archiv'],
    ['Auskunft', 'auskunft'],
    ['praxis löschen', 'loeschen'],
  ])('“%s” leads first to %s', (term, id) => {
    expect(findAnswers(all, term)[0]?.id).toBe(id);
  });

  test('whoever wants to cancel is not led to deletion', () => {
    for (const word of ['kündigen', 'Kündigung', 'Abo beenden', 'abbestellen'])
      expect(
        findAnswers(all, word).map(({ id }) => id),
        word,
      ).not.toContain('loeschen');
  });

  test('each has an address of its own; its film exists, and every film has an answer', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const films = new Set(all.flatMap(({ film }) => film ?? []));
    expect([...films].sort()).toEqual(allVideos.map(({ key }) => key).sort());
  });
});

test('what is found first is open, leads to where it is done, and shows its film', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: t.search }), 'kündigen');
  expect(await screen.findByText(/^Unter „Abo“ mit „Kündigen“/)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.goTo('Abo') }).getAttribute('href')).toBe(
    '/praxis/administration/einstellungen/abo',
  );
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'priorisieren');
  expect(await screen.findByText('Film priorisieren')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('region', { name: 'Jeden Tag' })).toBeTruthy();
});

test('a word that nothing answers is said so, with the way to people', async () => {
  const phone = vi.spyOn(operator, 'phone', 'get').mockReturnValue('+43 316 123456');
  const user = show();
  await user.type(screen.getByRole('textbox'), 'quittenmus');
  expect(await screen.findByText(t.none('quittenmus'))).toBeTruthy();
  const contact = within(screen.getByRole('complementary', { name: t.contact.title }));
  expect(contact.getByRole('link', { name: operator.phone }).getAttribute('href')).toMatch(
    /^tel:\+\d+$/,
  );
  expect(contact.getByText(new RegExp(operator.phoneHours))).toBeTruthy();
  expect(contact.getByRole('link', { name: operator.supportEmail })).toBeTruthy();
  phone.mockRestore();
});

test('without a telephone, nothing asks to call us', async () => {
  const phone = vi.spyOn(operator, 'phone', 'get').mockReturnValue('');
  const user = show();
  await user.type(screen.getByRole('textbox'), 'quittenmus');
  expect(await screen.findByText(/keine Antwort\. Schreibt uns, dann/)).toBeTruthy();
  const { textContent } = screen.getByRole('complementary', { name: t.contact.title });
  expect(textContent).not.toContain(t.contact.phone);
  expect(textContent).not.toContain(operator.phoneHours);
  phone.mockRestore();
});

test('a link to one answer opens it', () => {
  show('#team');
  expect(document.querySelector<HTMLDetailsElement>('#team')?.open).toBe(true);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});
