import type { Practice } from '@platzwart/domain/practice/practice';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeComplaints } from '../../test-setup.ts';
import { ChoosePractice } from './choose-practice.tsx';
import type { ReadListed } from './queries.ts';

function practice(slug: string, over: Partial<Practice> = {}): Practice {
  return {
    slug,
    title: slug,
    subtitle: '',
    logoImagePath: '',
    website: '',
    contactPerson: '',
    locations: [],
    listed: true,
    bookingEnabled: true,
    locked: false,
    ...over,
  };
}

const at = (id: string, address1: string, address2: string) => ({ id, title: id, address1, address2, address3: '' });

const lindenhof = practice('lindenhof', {
  title: 'Logopädie Lindenhof',
  subtitle: 'Sprache und Stimme',
  logoImagePath: '/media/logos/lindenhof/0123.webp',
  locations: [
    at('a', 'Lindenhofgasse 12', '8020 Graz'),
    at('b', 'Am Mühlbach 3', '8045 Graz'),
    at('c', 'Weg 1', '8010 Graz'),
    at('d', 'Weg 2', '8041 Graz'),
    at('e', 'Hauptplatz 7', '8430 Leibnitz'),
  ],
});
const sonnenblick = practice('sonnenblick', {
  title: 'Ergotherapie Sonnenblick',
  subtitle: 'Für Kinder',
  locations: [at('a', 'Sonnenhalde 7', '88212 Ravensburg')],
});
const paused = practice('pause', { title: 'Physiotherapie Pause', bookingEnabled: false });
const withoutTimes = practice('leer', { title: 'Physiotherapie Leer', hasNoTimes: true });

function Where() {
  const { search, hash } = useLocation();
  return <output aria-label="Adresse">{search + hash}</output>;
}

function show(read: ReadListed, address = '/booking-request') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        <ChoosePractice read={read} />
      </main>
      <Where />
    </MemoryRouter>,
  );
}

const practices = async () => [lindenhof, paused, withoutTimes, sonnenblick];
const field = () => screen.getByRole('searchbox', { name: 'Praxis suchen' });
const search = (term: string) => fireEvent.change(field(), { target: { value: term } });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent;
const says = (text: string) => waitFor(() => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(text));

let network: { mockRestore: () => void } | undefined;

function goOnline(isOnline: boolean) {
  network?.mockRestore();
  network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

afterEach(() => {
  network?.mockRestore();
});

describe('choosing a practice', () => {
  it('shows those that take requests, in the order of their names, and how many they are', async () => {
    show(practices);
    expect(screen.getByRole('heading', { level: 1, name: 'Therapieplatz anfragen' })).toBeTruthy();
    expect(screen.getByText('Die Praxen werden geladen …')).toBeTruthy();
    await says('2 Praxen nehmen zurzeit Anfragen an');
    expect(titles()).toEqual(['Ergotherapie Sonnenblick', 'Logopädie Lindenhof']);
    expect(screen.queryByText('Die Praxen werden geladen …')).toBeNull();
  });

  it('leads to the form and to the page of each', async () => {
    show(practices);
    const booking = await screen.findByRole('link', { name: 'Anfrage erstellen: Logopädie Lindenhof' });
    expect(booking.getAttribute('href')).toBe('/lindenhof/booking');
    expect(screen.getByRole('link', { name: 'Details: Logopädie Lindenhof' }).getAttribute('href')).toBe('/lindenhof');
  });

  it('says where they are, three places at most and how many more', async () => {
    show(practices);
    const [, card] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.closest('li'));
    const lines = within(card as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toEqual(['Lindenhofgasse 12, 8020 Graz', 'Am Mühlbach 3, 8045 Graz', 'Weg 1, 8010 Graz', 'und 2 weitere Standorte']);
  });
});

describe('searching', () => {
  it('finds words in any order, in names, subtitles and addresses, however they are spelled', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    search('muehlbach  LOGOPAEDIE');
    expect(titles()).toEqual(['Logopädie Lindenhof']);
    await says('1 von 2 Praxen');
    search('kinder ravens');
    expect(titles()).toEqual(['Ergotherapie Sonnenblick']);
    search('pause');
    expect(titles()).toEqual(['Keine Praxis gefunden']);
  });

  it('names the place that was searched for first', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    expect(screen.queryByText('Hauptplatz 7, 8430 Leibnitz')).toBeNull();
    search('Leibnitz');
    expect(screen.getByText('Hauptplatz 7, 8430 Leibnitz')).toBeTruthy();
  });

  it('that finds nothing says so and is cleared by a button, which leads back to the field', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    search('Zahnarzt');
    await says('0 von 2 Praxen');
    fireEvent.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    expect(titles()).toHaveLength(2);
    expect(document.activeElement).toBe(field());
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('is behind the # of the address, and is read from there', async () => {
    show(practices, '/booking-request?quelle=karte#suche=Lindenhof');
    await waitFor(() => expect(titles()).toEqual(['Logopädie Lindenhof']));
    expect((field() as HTMLInputElement).value).toBe('Lindenhof');
    search('Kinder & Jugend');
    await waitFor(() => expect(address()).toBe('?quelle=karte#suche=Kinder+%26+Jugend'));
    search('');
    await waitFor(() => expect(address()).toBe('?quelle=karte'));
  });
});

describe('many practices', () => {
  const five = Array.from({ length: 500 }, (_, i) => practice(`praxis-${i + 1}`, { title: `Praxis ${i + 1}` }));

  it('come fifty at a time, and the focus moves on to the first of the new ones', async () => {
    show(async () => five);
    await says('500 Praxen nehmen zurzeit Anfragen an');
    expect(titles()).toHaveLength(50);
    expect(screen.getByText('Sie sehen 50 von 500 Praxen.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Weitere anzeigen' }));
    expect(titles()).toHaveLength(100);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Anfrage erstellen: Praxis 51' }));
  });

  it('start again with another search', async () => {
    show(async () => five);
    await screen.findByText('Sie sehen 50 von 500 Praxen.');
    fireEvent.click(screen.getByRole('button', { name: 'Weitere anzeigen' }));
    search('Praxis 1');
    expect(titles()).toHaveLength(50);
    expect(screen.getByText('Sie sehen 50 von 176 Praxen.')).toBeTruthy();
    search('Praxis 499');
    expect(titles()).toEqual(['Praxis 499']);
    expect(screen.queryByRole('button', { name: 'Weitere anzeigen' })).toBeNull();
  });
});

describe('without practices', () => {
  it('it says what to do when none takes requests', async () => {
    show(async () => [paused, withoutTimes]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Zurzeit nimmt keine Praxis Anfragen an' })).toBeTruthy();
    expect(screen.getByText(/Haben Sie von Ihrer Praxis einen Link bekommen/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('it tells failure from none, and tries again when told to', async () => {
    const read = vi.fn<ReadListed>().mockRejectedValueOnce(new Error('Maria Huber')).mockImplementation(practices);
    show(read);
    expect(await screen.findByRole('heading', { level: 2, name: 'Die Praxen lassen sich gerade nicht laden.' })).toBeTruthy();
    expect(JSON.stringify(takeComplaints())).not.toContain('Maria Huber');
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(document.activeElement?.tagName).toBe('H1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' })).toBeTruthy();
  });

  it('it waits for the network and then tries by itself', async () => {
    goOnline(false);
    const read = vi.fn<ReadListed>().mockRejectedValueOnce(new Error()).mockImplementation(practices);
    show(read);
    expect(await screen.findByRole('heading', { level: 2, name: 'Keine Verbindung' })).toBeTruthy();
    // Network listeners are attached after the render.
    await act(async () => {});
    goOnline(true);
    expect(await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' })).toBeTruthy();
  });

  it('it keeps the list when the network goes', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    goOnline(false);
    expect(screen.getByText('Keine Verbindung. Sie sehen den letzten Stand.')).toBeTruthy();
    expect(titles()).toHaveLength(2);
  });
});

describe('the page as the build has drawn it', () => {
  function drawn() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <StaticRouter location="/booking-request">
        <ChoosePractice read={practices} />
      </StaticRouter>,
    );
    document.body.append(container);
    return container;
  }

  const takeOver = (container: HTMLElement, at = '/booking-request') =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <ChoosePractice read={practices} />
      </MemoryRouter>,
      { container, hydrate: true },
    );

  it('is taken over, whatever is searched for and without a network', async () => {
    goOnline(false);
    const container = drawn();
    expect(container.textContent).toContain('Die Praxen werden geladen …');
    takeOver(container, '/booking-request#suche=Lindenhof');
    await waitFor(() => expect(titles()).toEqual(['Logopädie Lindenhof']));
    expect((field() as HTMLInputElement).value).toBe('Lindenhof');
  });

  // Regression: text typed on a slow line before hydration vanished once the practices had loaded.
  it.each(['', '#suche=Kinder'])('keeps what was typed before the code came, opened at "%s"', async (hash) => {
    const container = drawn();
    (field() as HTMLInputElement).value = 'linden';
    takeOver(container, `/booking-request${hash}`);
    await waitFor(() => expect(titles()).toEqual(['Logopädie Lindenhof']));
    expect((field() as HTMLInputElement).value).toBe('linden');
  });
});
