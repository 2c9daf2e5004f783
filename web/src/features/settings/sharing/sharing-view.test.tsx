import { aPractice } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SharingView } from './sharing-view.tsx';
import { texts } from './texts.ts';
import { buttonSnippet, embedSnippet, wordsToCopy } from './words.ts';

const { call, print } = vi.hoisted(() => ({ call: vi.fn(), print: vi.fn() }));
vi.mock('../../../ui/print/print.tsx', () => ({ usePrint: () => print }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const practice = aPractice({ slug: 'praxis', title: 'Logopädie am Markt' });
const link = `${location.origin}/praxis`;

beforeEach(() => {
  print.mockReset();
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

function show(given: { isFirstStep?: boolean; hash?: string } = {}) {
  const user = userEvent.setup();
  const view = (
    <MemoryRouter
      initialEntries={[`/praxis/administration/einstellungen/profil${given.hash ?? ''}`]}
    >
      <SharingView practice={practice} isFirstStep={given.isFirstStep ?? false} />
    </MemoryRouter>
  );
  render(view);
  return { user };
}

const copyLink = () => screen.getByRole('button', { name: texts.copyNamed(texts.link.label) });

describe('the link', () => {
  test('is copied with one press, which says so', async () => {
    const { user } = show();
    await user.click(copyLink());
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole('button', { name: texts.copied })).toBeTruthy();
  });

  test('is selected to be copied by hand where the browser does not allow it', async () => {
    const { user } = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(copyLink());
    const field = screen.getByRole('textbox', { name: texts.link.label }) as HTMLInputElement;
    expect(await screen.findByText(texts.copyByHand)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
  });
});

test('the first step is ticked off with the first use of any of them, once', async () => {
  const { user } = show({ isFirstStep: true });
  expect(call).not.toHaveBeenCalled();
  await user.click(copyLink());
  await user.click(screen.getByRole('button', { name: texts.copyNamed(texts.embed.label) }));
  expect(call).toHaveBeenCalledExactlyOnceWith('completeFirstStep', {
    companySlug: 'praxis',
    step: 'share',
  });
});

test('nothing is ticked off by those who may not, or when it was done', async () => {
  const { user } = show();
  await user.click(copyLink());
  expect(call).not.toHaveBeenCalled();
});

test('the poster names practice and link', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: texts.poster.print }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  render(print.mock.calls[0]?.[0] as ReactElement);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Logopädie am Markt');
  expect(screen.getByText(link.replace('http://', ''))).toBeTruthy();
});

test('whoever is sent here from elsewhere is led here', () => {
  show({ hash: '#teilen' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.title }));
});

test('the lines for a website are those of the manual', () => {
  const lines = embedSnippet('https://ORIGIN', 'SLUG');
  expect(lines).toContain('src="https://ORIGIN/SLUG/booking?embed=1"');
  expect(lines).toContain('<script src="https://ORIGIN/embed.js" async></script>');
});

test('the button comes before the frame, and is nothing but a link', () => {
  show();
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings.indexOf(texts.button.title)).toBeLessThan(headings.indexOf(texts.embed.title));
  const lines = buttonSnippet('https://ORIGIN', 'SLUG');
  expect(lines).toMatch(
    /^<a href="https:\/\/ORIGIN\/SLUG\/booking"[^<>]*>Therapieplatz anfragen<\/a>$/,
  );
});

test('each of the words to copy names the practice or its address, and its field has all of them', async () => {
  const { user } = show();
  const words = wordsToCopy(practice, location.origin);
  expect(words.map(({ label }) => label)).toEqual([
    texts.words.answeringMachine,
    texts.words.signature,
    texts.words.door,
    texts.words.privacy,
  ]);
  for (const { label, value } of words) {
    expect(value).toContain(location.host);
    await user.click(screen.getByText(label, { selector: 'summary' }));
    await user.click(screen.getByRole('button', { name: texts.copyNamed(label) }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
});

test('a website without https is told that no browser will show the frame there', () => {
  const website = 'http://www.logo-markt.example';
  const view = (at: string) => (
    <MemoryRouter>
      <SharingView practice={{ ...practice, website: at }} isFirstStep={false} />
    </MemoryRouter>
  );
  const { rerender } = render(view('www.logo-markt.example'));
  expect(screen.queryByText(/kein https/)).toBeNull();
  rerender(view(website));
  expect(screen.getByText(texts.embed.withoutHttps(website))).toBeTruthy();
});
