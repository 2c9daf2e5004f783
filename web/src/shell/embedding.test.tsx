import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { mayBeEmbedded } from './embedded.ts';

const practice: Practice = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  subtitle: 'Sprache und Stimme',
  logoImagePath: '',
  website: 'www.lindenhof.example',
  contactPerson: '',
  phone: '0316 12 34',
  locations: [],
  listed: true,
  bookingEnabled: true,
  locked: false,
};

vi.mock('../features/practice/read-practices.ts', () => ({
  readPractice: async () => ({
    practice,
    form: defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  }),
  readListedPractices: async () => [],
}));

let told: Record<string, unknown>[] = [];
let measure = () => {};
const around = {
  postMessage: (message: Record<string, unknown>, _to: string) => told.push(message),
};

let framing: { mockRestore: () => void } | undefined;

function beFramed() {
  framing = vi.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
}

beforeEach(() => {
  told = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        measure = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  framing?.mockRestore();
  vi.unstubAllGlobals();
});

function visit(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
    </MemoryRouter>,
  );
}

/**
 * The form's heading, once the practice has loaded: before, the page shows every form's opening.
 */
async function headingOfForm(): Promise<HTMLElement> {
  await screen.findByRole('link', { name: 'Logopädie Lindenhof' });
  return screen.getByRole('heading', { level: 1, name: 'Therapieplatz Anfrage' });
}

it.each([
  ['/lindenhof/booking', true],
  ['/lindenhof/booking/', true],
  ['/lindenhof/booking/success', true],
  ['/lindenhof', false],
  ['/lindenhof/anfrage/geheim', false],
  ['/lindenhof/administration/booking', false],
  ['/booking', false],
  ['/booking-request', false],
])('%s may appear in a frame: %s', (path, may) => {
  expect(mayBeEmbedded(path)).toBe(may);
});

describe('the booking form on a practice’s website', () => {
  it('has nothing of the product around it', async () => {
    visit('/lindenhof/booking?embed=1');
    await headingOfForm();
    expect(screen.getByRole('link', { name: 'Logopädie Lindenhof' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Zum Inhalt springen' })).toBeNull();
  });

  it('has it without the question in the address, and there a way in for the practice’s people', async () => {
    visit('/lindenhof/booking');
    await headingOfForm();
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByRole('link', { name: 'Anmelden' })).toBeTruthy();
    expect(banner.queryByRole('link', { name: /Produkt|Loslegen/ })).toBeNull();
  });

  it('opens what leads out of it in a window of its own, and stays as it is', async () => {
    visit('/lindenhof/booking?embed=1');
    await headingOfForm();
    const link = screen.getByRole('link', { name: 'Logopädie Lindenhof' });
    await waitFor(() => {
      // Not prevented: the browser opens it in another window. jsdom does not.
      expect(fireEvent.click(link)).toBe(true);
      expect(link.getAttribute('target')).toBe('_blank');
    });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('heading', { level: 1, name: 'Therapieplatz Anfrage' })).toBeTruthy();
  });

  it('lets a telephone number be dialled where it stands', async () => {
    visit('/lindenhof/booking?embed=1');
    await headingOfForm();
    const call = screen.getByRole('link', { name: '0316 12 34' });
    const lead = screen.getByRole('link', { name: 'Logopädie Lindenhof' });
    await waitFor(() => {
      fireEvent.click(lead);
      expect(lead.getAttribute('target')).toBe('_blank');
    });
    fireEvent.click(call);
    expect(call.getAttribute('target')).toBeNull();
  });

  it('tells the page around it how high it is, and where the focus was led', async () => {
    beFramed();
    visit('/lindenhof/booking?embed=1');
    const title = await headingOfForm();
    await waitFor(() => {
      act(measure);
      expect(told).toContainEqual({ type: 'platzwart:height', height: 0 });
    });
    act(() => title.focus());
    expect(told.at(-1)).toEqual({ type: 'platzwart:focus', top: 0, height: 0 });
    told = [];
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'platzwart:ask' }, source: window }),
    );
    expect(told).toEqual([]);
  });
});

it.each(['/lindenhof', '/lindenhof/anfrage/geheim', '/user'])(
  '%s does not show itself inside another page',
  async (path) => {
    beFramed();
    visit(path);
    const link = await screen.findByRole('link', { name: 'In einem eigenen Fenster öffnen' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    expect(screen.queryByRole('heading')).toBeNull();
  },
);
