import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeComplaints } from '../../test-setup.ts';
import { FoundPractices } from './found-practices.tsx';
import PlaceMore from './place-more.tsx';
import { PracticeTrouble } from './practice-failure.tsx';
import { PracticeHome } from './practice-home.tsx';
import {
  type LoadedPractice,
  type ReadPractice,
  readAhead,
  textsOfPage,
  usePracticeLoad,
} from './queries.ts';

const place = {
  id: 'praxis',
  title: 'Praxis',
  address1: 'Weg 1',
  address2: '8010 Graz',
  address3: '',
};
const practice: Practice = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  subtitle: 'Sprache und Stimme',
  logoImagePath: '',
  website: 'www.lindenhof.example',
  contactPerson: 'Anna Berger',
  locations: [place],
  listed: true,
  bookingEnabled: true,
  locked: false,
};
const form = {
  ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  profileText: 'Wir sind {titel}. Fragen Sie {kontaktperson}.',
};

function show(overrides: Partial<Practice> = {}, mayAdminister = false) {
  render(
    <MemoryRouter initialEntries={['/lindenhof']}>
      <PracticeHome
        practice={{ ...practice, ...overrides }}
        form={form}
        mayAdminister={mayAdminister}
      />
    </MemoryRouter>,
  );
}

const others = vi.hoisted(() => ({ practices: [] as Practice[] }));
vi.mock('./read-finder.ts', () => ({
  readNear: async () => ({ practices: others.practices }),
}));

describe('the page of a practice', () => {
  it('tells who they are, with placeholders filled in, and how to ask for a place', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Logopädie Lindenhof' })).toBeTruthy();
    expect(screen.getByText('Wir sind Logopädie Lindenhof. Fragen Sie Anna Berger.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /www.lindenhof.example/ }).getAttribute('href')).toBe(
      'https://www.lindenhof.example/',
    );
    expect(screen.getByText('Weg 1')).toBeTruthy();
    expect(screen.getByText('Kontakt: Anna Berger')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anfrage erstellen' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zur Administration' })).toBeNull();
  });

  it('says what becomes of a request, and where the practice is: on a map nobody is told of before the press, and as a week', async () => {
    show();
    const steps = within(screen.getByRole('list', { name: 'So geht es weiter' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Zeiten wählen',
      'E-Mail bestätigen',
      'Platz bekommen',
    ]);
    const map = await screen.findByRole('link', { name: /^Auf der Karte zeigen/ });
    expect(map.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Weg%201%2C%208010%20Graz',
    );
    expect(map.getAttribute('rel')).toContain('noreferrer');
    expect(document.querySelector('iframe, img')).toBeNull();
    expect(
      await screen.findByRole('img', { name: /^Zeiten für Termine: Mo 8–18 Uhr, Di 8–18 Uhr/ }),
    ).toBeTruthy();
  });

  it('tells how long people waited lately, if the practice says so, and not while nothing can be asked for', () => {
    const waitLine = 'Wer zuletzt einen Platz bekam, wartete meist 5 bis 9 Monate.';
    show({ waitLine });
    expect(screen.getByText(waitLine)).toBeTruthy();
    cleanup();
    show({ waitLine, bookingEnabled: false });
    expect(screen.queryByText(waitLine)).toBeNull();
  });

  it.each([{ bookingEnabled: false }, { locked: true }, { hasNoTimes: true }])(
    'says that nothing can be asked for now: %o',
    (state) => {
      show(state);
      const button = screen.getByRole('button', { name: 'Anfrage erstellen' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByText('(zurzeit sind keine Anfragen möglich)').id).toBe(
        button.getAttribute('aria-describedby'),
      );
      expect(screen.queryByRole('link', { name: 'Anfrage erstellen' })).toBeNull();
    },
  );

  it('gives a paused practice’s own words before the dead button, line by line and never as HTML, and the day it continues', () => {
    show({
      bookingEnabled: false,
      pausedText: 'Elternzeit.\n<b>Notfälle</b>: Praxis am Markt',
      resumesOn: '2027-03-01',
    });
    expect(screen.getByText(/Elternzeit/).textContent).toBe(
      'Elternzeit.\n<b>Notfälle</b>: Praxis am Markt',
    );
    const day = screen.getByText('Ab 01.03.2027 nimmt die Praxis wieder Anfragen an.');
    const button = screen.getByRole('button', { name: 'Anfrage erstellen' });
    expect(day.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('(zurzeit sind keine Anfragen möglich)')).toBeTruthy();
  });

  it('leads those whom it cannot take to others near it that can, and to the search around it', async () => {
    const away = (slug: string, address2: string) => ({
      ...practice,
      slug,
      title: slug,
      profession: 'speech' as const,
      locations: [{ ...place, address2 }],
    });
    others.practices = [
      away('gleisdorf', '8200 Gleisdorf'),
      away('wien', '1100 Wien'),
      { ...away('voll', '8010 Graz'), locked: true },
    ];
    show({ bookingEnabled: false });
    const near = within(
      await screen.findByRole('region', { name: 'Andere Praxen, die Anfragen annehmen' }),
    );
    expect(
      (await near.findAllByRole('listitem')).map((each) =>
        each.textContent?.replaceAll('\u00a0', ' '),
      ),
    ).toEqual([
      expect.stringMatching(/^gleisdorfSprache und Stimme · rund \d+ km · Weg 1, 8200 Gleisdorf$/),
    ]);
    expect(near.getByRole('link', { name: 'gleisdorf' }).getAttribute('href')).toBe('/gleisdorf');
    const search = near.getByRole('link', { name: 'Praxen um 8010 Graz suchen' });
    expect(search.getAttribute('href')).toBe('/booking-request#suche=8010+Graz');
    others.practices = [];
  });

  it('promises none near it where there is none', async () => {
    show({ bookingEnabled: false });
    const other = within(
      await screen.findByRole('region', { name: 'Andere Praxen, die Anfragen annehmen' }),
    );
    expect(
      await other.findByText('In der Nähe ist zurzeit keine mit dieser Fachrichtung.'),
    ).toBeTruthy();
    expect(other.getByRole('link', { name: 'Praxen suchen' }).getAttribute('href')).toBe(
      '/booking-request#suche=8010+Graz',
    );
  });

  it('shows which of its times few ask for, once they are in sight, and only where it may', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly seen: (entries: { isIntersecting: boolean }[]) => void;
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          this.seen = seen;
        }
        observe() {
          this.seen([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    const readDemand = vi.fn(async () => ({
      levels: { 'praxis_1_0800-0900': 'low', 'praxis_1_0900-1000': 'high' } as const,
      full: [],
    }));
    const at = (over: Partial<Practice>) => (
      <PlaceMore
        place={place}
        practice={{ ...practice, ...over }}
        form={form}
        readDemand={readDemand}
      />
    );
    const { rerender } = render(at({ bookingEnabled: false }));
    expect(readDemand).not.toHaveBeenCalled();
    rerender(at({}));
    expect(
      await screen.findByRole('img', {
        name: /^Zeiten für Termine: Mo 8–18 Uhr, .*\. weniger Anfragen: Mo 8–9 Uhr$/,
      }),
    ).toBeTruthy();
    expect(readDemand).toHaveBeenCalledExactlyOnceWith('lindenhof');
    // In the search too, where the drawing has no legend: also if it is so on all of its days.
    const found = (week: string) => (
      <MemoryRouter>
        <FoundPractices
          found={[{ practice: { ...practice, week }, acceptsRequests: true, addresses: [] }]}
          origin={undefined}
          near={0}
          readDemand={readDemand}
        />
      </MemoryRouter>
    );
    rerender(found('1 0800-1200,2 0800-1200'));
    expect(await screen.findByText('weniger Anfragen: Mo')).toBeTruthy();
    rerender(found('1 0800-1200'));
    expect(await screen.findByText('teils weniger Anfragen')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it.each([{ locked: true, bookingEnabled: false }, {}])(
    'keeps those words to itself where there is no pause: %o',
    (state) => {
      show({ ...state, pausedText: 'Elternzeit', resumesOn: '2027-03-01' });
      expect(screen.queryByText('Elternzeit')).toBeNull();
      expect(screen.queryByText(/nimmt die Praxis wieder/)).toBeNull();
    },
  );

  it('is where one finds its telephone number, also while nothing can be asked for', () => {
    show({ phone: '0316/12 34', bookingEnabled: false });
    expect(screen.getByRole('link', { name: '0316/12 34' }).getAttribute('href')).toBe(
      'tel:03161234',
    );
  });

  it('names the practice and the ways to it where something of it cannot be shown', () => {
    render(
      <MemoryRouter>
        <PracticeTrouble practice={{ ...practice, phone: '0316/12 34' }} />
      </MemoryRouter>,
    );
    expect(screen.getByText('Weg 1, 8010 Graz')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:03161234',
      'https://www.lindenhof.example/',
      '/lindenhof',
    ]);
  });

  it('leads members to the administration', () => {
    show({}, true);
    expect(screen.getByRole('link', { name: 'Zur Administration' })).toBeTruthy();
  });
});

describe('loading a practice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function Load({ read }: { read: ReadPractice }) {
    const { load, reload } = usePracticeLoad('lindenhof', read);
    return (
      <>
        <output>
          {load.status === 'loaded'
            ? String(load.practice.bookingEnabled)
            : load.status === 'error'
              ? load.reason
              : load.status}
        </output>
        <button type="button" onClick={reload}>
          neu
        </button>
      </>
    );
  }
  const state = () => screen.getByRole('status').textContent;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('notices within half a minute that the practice has stopped taking requests', async () => {
    let answer: LoadedPractice = { practice, form };
    render(<Load read={async () => answer} />);
    expect(state()).toBe('loading');
    await wait(0);
    expect(state()).toBe('true');
    answer = { practice: { ...practice, bookingEnabled: false }, form };
    await wait(30_000);
    expect(state()).toBe('false');
  });

  it('shows at once what was read before it rendered, and then only what it reads itself', async () => {
    const read = vi
      .fn<ReadPractice>()
      .mockResolvedValue({ practice: { ...practice, bookingEnabled: false }, form });
    await readAhead('lindenhof', textsOfPage, async () => ({ practice, form }));
    const { unmount } = render(<Load read={read} />);
    expect(state()).toBe('true');
    await wait(1000);
    expect(read).not.toHaveBeenCalled();
    await wait(30_000);
    expect(state()).toBe('false');
    unmount();
    render(<Load read={read} />);
    expect(state()).toBe('loading');
  });

  it('keeps what it has when a later look fails, and reports it', async () => {
    const read = vi
      .fn<ReadPractice>()
      .mockResolvedValueOnce({ practice, form })
      .mockRejectedValue(new Error('Maria Huber'));
    render(<Load read={read} />);
    await wait(30_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(state()).toBe('true');
    const reported = JSON.stringify(takeComplaints());
    expect(reported).toContain('Unbehandelt | practice | Error');
    expect(reported).not.toContain('Maria Huber');
  });

  it('tells an unknown practice from one that cannot be loaded, and tries again when told to', async () => {
    const read = vi
      .fn<ReadPractice>()
      .mockRejectedValueOnce(new Error())
      .mockResolvedValue(undefined);
    render(<Load read={read} />);
    await wait(0);
    expect(state()).toBe('failed');
    takeComplaints();
    act(() => screen.getByRole('button', { name: 'neu' }).click());
    expect(state()).toBe('loading');
    await wait(0);
    expect(state()).toBe('unknown');
  });
});
