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

const at = (id: string, address1: string, address2: string) => ({
  id,
  title: id,
  address1,
  address2,
  address3: '',
});

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
const paused = practice('pause', {
  title: 'Physiotherapie Pause',
  bookingEnabled: false,
  resumesOn: '2027-03-01',
  locations: [at('a', 'Weg 3', '8010 Graz')],
});
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

const practices = async () => ({ practices: [lindenhof, paused, withoutTimes, sonnenblick] });
const field = () => screen.getByRole('searchbox', { name: 'Ort, Anliegen oder Name' });
const profession = () =>
  screen.getByRole('combobox', { name: 'Fachrichtung' }) as HTMLSelectElement;
const search = (term: string) => fireEvent.change(field(), { target: { value: term } });
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent;
const says = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(text),
  );

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
  it('shows those that take requests, in the order of their names, how many they are, and then the others', async () => {
    show(practices);
    expect(screen.getByRole('heading', { level: 1, name: 'Therapieplatz anfragen' })).toBeTruthy();
    expect(screen.getByText('Die Praxen werden geladen …')).toBeTruthy();
    await says('2 Praxen nehmen zurzeit Anfragen an');
    expect(titles()).toEqual([
      'Ergotherapie Sonnenblick',
      'Logopädie Lindenhof',
      'Physiotherapie Leer',
      'Physiotherapie Pause',
    ]);
    expect(screen.queryByText('Die Praxen werden geladen …')).toBeNull();
  });

  it('leads to the form and to the page of each', async () => {
    show(practices);
    const booking = await screen.findByRole('link', {
      name: 'Anfrage erstellen: Logopädie Lindenhof',
    });
    expect(booking.getAttribute('href')).toBe('/lindenhof/booking');
    expect(
      screen.getByRole('link', { name: 'Details: Logopädie Lindenhof' }).getAttribute('href'),
    ).toBe('/lindenhof');
  });

  it('says of one that pauses that it does, until when, and offers its notice, and of one without times that nothing can be asked for', async () => {
    show(practices);
    const rowOf = async (name: string) =>
      (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;
    const pausing = await rowOf('Physiotherapie Pause');
    expect(pausing.textContent).toContain('Pausiert (zurzeit sind keine Anfragen möglich)');
    expect(pausing.textContent).toContain('Ab 01.03.2027 nimmt die Praxis wieder Anfragen an.');
    const empty = await rowOf('Physiotherapie Leer');
    expect(empty.textContent).toContain('(zurzeit sind keine Anfragen möglich)');
    expect(empty.textContent).not.toContain('Pausiert');
    const linksIn = (row: HTMLElement) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(linksIn(pausing)).toEqual(['Benachrichtigt werden', 'Details']);
    expect(linksIn(empty)).toEqual(['Details']);
  });

  it('draws when they offer times', async () => {
    show(async () => ({
      practices: [
        practice('woche', { week: '1 0800-1200,2 0800-1200,3 0800-1200' }),
        practice('keine'),
      ],
    }));
    expect(
      await screen.findByRole('img', { name: /^Zeiten der Praxis: Mo–Mi.8–12$/ }),
    ).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('names only the days of a week with many times', async () => {
    show(async () => ({
      practices: [practice('woche', { week: '1 0800-1200,2 0800-1300,3 0900-1300,5 0800-1800' })],
    }));
    expect(await screen.findByText('Mo–Mi, Fr')).toBeTruthy();
  });

  it('says where they are, three places at most and how many more', async () => {
    show(practices);
    const card = (
      await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' })
    ).closest('li');
    const lines = within(card as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toEqual([
      'Lindenhofgasse 12, 8020 Graz',
      'Am Mühlbach 3, 8045 Graz',
      'Weg 1, 8010 Graz',
      'und 2 weitere Standorte',
    ]);
  });
});

describe('searching', () => {
  it('finds words in any order, in names, subtitles and addresses, however they are spelled', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    search('muehlbach  LOGOPAEDIE');
    expect(titles()).toEqual(['Logopädie Lindenhof']);
    await says('1 von 4 Praxen');
    search('kinder ravens');
    expect(titles()).toEqual(['Ergotherapie Sonnenblick']);
    // A practice that pauses is found, too.
    search('pause');
    expect(titles()).toEqual(['Physiotherapie Pause']);
  });

  it('by a place brings the nearest first and says how far they are', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    search('8020');
    await says('2 Praxen im Umkreis von 30 km um 8020 Graz, die nächste zuerst');
    expect(titles()).toEqual([
      'Logopädie Lindenhof',
      'Physiotherapie Pause',
      'Ergotherapie Sonnenblick',
      'Physiotherapie Leer',
    ]);
    expect(screen.getByText('Lindenhofgasse 12, 8020 Graz').textContent).toMatch(/^in der Nähe/);
    expect(screen.getByText('Sonnenhalde 7, 88212 Ravensburg').textContent).toMatch(
      /^rund 4[34]0\skm/,
    );
    expect(screen.getByText('Weiter entfernt')).toBeTruthy();
    search('Hamburg');
    await says('Keine Praxis im Umkreis von 30 km um Hamburg.');
    expect(titles()[0]).toBe('Ergotherapie Sonnenblick');
    expect(screen.queryByText('Weiter entfernt')).toBeNull();
    expect(screen.getByRole('link', { name: /^GeoNames/ }).getAttribute('href')).toBe(
      'https://www.geonames.org/',
    );
  });

  it('by a profession finds those that practise it', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    fireEvent.change(profession(), { target: { value: 'speech' } });
    expect(titles()).toEqual(['Logopädie Lindenhof']);
    await says('1 von 4 Praxen');
    await waitFor(() => expect(address()).toBe('#fach=speech'));
    fireEvent.change(profession(), { target: { value: 'music' } });
    expect(titles()).toEqual(['Keine Praxis gefunden']);
    fireEvent.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    expect([profession().value, titles().length]).toEqual(['', 4]);
  });

  it('names the place that was searched for first', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    expect(screen.queryByText('Hauptplatz 7, 8430 Leibnitz')).toBeNull();
    search('Hauptplatz');
    expect(screen.getByText('Hauptplatz 7, 8430 Leibnitz')).toBeTruthy();
    search('Leibnitz');
    expect(screen.getByText('Hauptplatz 7, 8430 Leibnitz')).toBeTruthy();
  });

  it('that finds nothing says so and is cleared by a button, which leads back to the field', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    search('Zahnarzt');
    await says('0 von 4 Praxen');
    fireEvent.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    expect(titles()).toHaveLength(4);
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

  it('is read from the address with its profession', async () => {
    show(practices, '/booking-request#suche=Kinder&fach=occupational');
    await waitFor(() => expect(titles()).toEqual(['Ergotherapie Sonnenblick']));
    expect([profession().value, (field() as HTMLInputElement).value]).toEqual([
      'occupational',
      'Kinder',
    ]);
  });
});

describe('many practices', () => {
  const five = Array.from({ length: 500 }, (_, i) =>
    practice(`praxis-${i + 1}`, { title: `Praxis ${i + 1}` }),
  );

  it('come fifty at a time, and the focus moves on to the first of the new ones', async () => {
    show(async () => ({ practices: five }));
    await says('500 Praxen nehmen zurzeit Anfragen an');
    expect(titles()).toHaveLength(50);
    expect(screen.getByText('Sie sehen 50 von 500 Praxen.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Weitere anzeigen' }));
    expect(titles()).toHaveLength(100);
    expect(document.activeElement).toBe(
      screen.getByRole('link', { name: 'Anfrage erstellen: Praxis 51' }),
    );
  });

  it('start again with another search', async () => {
    show(async () => ({ practices: five }));
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
    show(async () => ({ practices: [paused, withoutTimes] }));
    expect(
      await screen.findByRole('heading', {
        level: 2,
        name: 'Zurzeit nimmt keine Praxis Anfragen an',
      }),
    ).toBeTruthy();
    expect(screen.getByText(/Haben Sie von Ihrer Praxis einen Link bekommen/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    // Who looks for one of them sees that it is here.
    expect(titles().slice(1)).toEqual(['Physiotherapie Leer', 'Physiotherapie Pause']);
  });

  it('it tells failure from none, and tries again when told to', async () => {
    const read = vi
      .fn<ReadListed>()
      .mockRejectedValueOnce(new Error('Maria Huber'))
      .mockImplementation(practices);
    show(read);
    expect(
      await screen.findByRole('heading', {
        level: 2,
        name: 'Die Praxen lassen sich gerade nicht laden.',
      }),
    ).toBeTruthy();
    expect(JSON.stringify(takeComplaints())).not.toContain('Maria Huber');
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(document.activeElement?.tagName).toBe('H1');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' }),
    ).toBeTruthy();
  });

  it('it waits for the network and then tries by itself', async () => {
    goOnline(false);
    const read = vi
      .fn<ReadListed>()
      .mockRejectedValueOnce(new Error())
      .mockImplementation(practices);
    show(read);
    expect(await screen.findByRole('heading', { level: 2, name: 'Keine Verbindung' })).toBeTruthy();
    // Network listeners are attached after the render.
    await act(async () => {});
    goOnline(true);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' }),
    ).toBeTruthy();
  });

  it('it keeps the list when the network goes', async () => {
    show(practices);
    await screen.findByRole('heading', { level: 2, name: 'Logopädie Lindenhof' });
    goOnline(false);
    expect(screen.getByText('Keine Verbindung. Sie sehen den letzten Stand.')).toBeTruthy();
    expect(titles()).toHaveLength(4);
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
  it.each(['', '#suche=Kinder'])(
    'keeps what was typed before the code came, opened at "%s"',
    async (hash) => {
      const container = drawn();
      (field() as HTMLInputElement).value = 'linden';
      takeOver(container, `/booking-request${hash}`);
      await waitFor(() => expect(titles()).toEqual(['Logopädie Lindenhof']));
      expect((field() as HTMLInputElement).value).toBe('linden');
    },
  );
});
