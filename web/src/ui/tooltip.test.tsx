import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from './button.tsx';
import { tooltip } from './tooltip.ts';
import { TooltipHost } from './tooltip-host.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// jsdom hides popovers, but cannot show them.
const box = () => screen.getByRole('tooltip', { hidden: true });
const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const mouse = { pointerType: 'mouse' };

/** Away from the tooltip itself, which in jsdom has no size and is in the corner. */
function pointAt(element: Element) {
  fireEvent.pointerOver(element, { ...mouse, clientX: 500, clientY: 500 });
}

function pressTab(to: HTMLElement) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  act(() => to.focus());
}

/** The events of a touch, in the order browsers fire them. */
function tap(element: Element) {
  fireEvent.pointerOver(element, { pointerType: 'touch' });
  fireEvent.pointerDown(element, { pointerType: 'touch' });
  fireEvent.touchStart(element);
  fireEvent.pointerUp(element, { pointerType: 'touch' });
  fireEvent.pointerOut(element, { pointerType: 'touch' });
  const isPrevented = !fireEvent.touchEnd(element);
  fireEvent.click(element);
  return isPrevented;
}

function show() {
  render(
    <>
      <TooltipHost />
      <IconButton label="Schließen">
        <svg aria-hidden="true" data-testid="icon" />
      </IconButton>
      <button
        type="button"
        aria-label="Stern"
        aria-describedby="hinweis"
        {...tooltip('priorisiert am 21.11.2026')}
      >
        *
      </button>
      <p id="hinweis">Nur lesen</p>
      <p>Daneben</p>
    </>,
  );
}

describe('a tooltip with the mouse', () => {
  it('opens at once and leaves at once', () => {
    show();
    pointAt(screen.getByTestId('icon'));
    expect(shown()).toBe('Schließen');
    pointAt(screen.getByText('Daneben'));
    expect(shown()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays while its own words are pointed at, unless they lie on something with other words', () => {
    show();
    pointAt(button('Schließen'));
    vi.spyOn(box(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 80, 30));
    const next = screen.getByText('Daneben');
    fireEvent.pointerOver(next, { ...mouse, clientX: 100, clientY: 130 });
    fireEvent.pointerMove(next, { ...mouse, clientX: 150, clientY: 110 });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('Schließen');
    fireEvent.pointerMove(next, { ...mouse, clientX: 150, clientY: 131 });
    expect(shown()).toBeUndefined();

    pointAt(button('Schließen'));
    fireEvent.pointerOver(button('Stern'), { ...mouse, clientX: 150, clientY: 110 });
    expect(shown()).toBe('priorisiert am 21.11.2026');
    fireEvent.pointerOut(button('Stern'), mouse);
    expect(shown()).toBeUndefined();
  });

  it('is one at a time, and gone on a press, so that it hides no menu', () => {
    show();
    pointAt(button('Schließen'));
    pointAt(button('Stern'));
    expect(shown()).toBe('priorisiert am 21.11.2026');
    fireEvent.pointerDown(button('Stern'), mouse);
    expect(shown()).toBeUndefined();
  });

  it('does not open by itself for what a press has brought under the pointer, only once that has moved', () => {
    show();
    fireEvent.pointerDown(screen.getByText('Daneben'), { ...mouse, clientX: 300, clientY: 40 });
    fireEvent.pointerOver(button('Schließen'), { ...mouse, clientX: 300, clientY: 40 });
    expect(shown()).toBeUndefined();
    fireEvent.pointerMove(button('Schließen'), { ...mouse, clientX: 301, clientY: 40 });
    expect(shown()).toBe('Schließen');
  });

  it('is gone when the page is scrolled', () => {
    show();
    pointAt(button('Stern'));
    fireEvent.scroll(document);
    expect(shown()).toBeUndefined();
  });
});

describe('a tooltip with the keyboard', () => {
  it('opens with the focus and goes with it', () => {
    show();
    pressTab(button('Schließen'));
    expect(shown()).toBe('Schließen');
    pressTab(button('Stern'));
    expect(shown()).toBe('priorisiert am 21.11.2026');
    act(() => button('Stern').blur());
    expect(shown()).toBeUndefined();
  });

  it('closes on Escape and does not come back before it is pointed at again', () => {
    show();
    pointAt(button('Stern'));
    pressTab(button('Stern'));
    fireEvent.keyDown(button('Stern'), { key: 'Escape' });
    expect(shown()).toBeUndefined();
    pointAt(button('Stern'));
    expect(shown()).toBeUndefined();
    pointAt(screen.getByText('Daneben'));
    pointAt(button('Stern'));
    expect(shown()).toBe('priorisiert am 21.11.2026');
  });

  it.each([
    ['the mouse', (element: Element) => fireEvent.pointerDown(element, mouse)],
    ['a finger', tap],
  ])(
    'does not open when the focus was moved for somebody who had pressed with %s, as by a dialog that opens',
    (_with, press) => {
      show();
      pressTab(button('Stern'));
      press(screen.getByText('Daneben'));
      act(() => button('Schließen').focus());
      expect(shown()).toBeUndefined();
      // From here on by keyboard.
      pressTab(button('Stern'));
      expect(shown()).toBe('priorisiert am 21.11.2026');
    },
  );

  it('stays when the focus itself has scrolled the page', () => {
    show();
    pressTab(button('Stern'));
    fireEvent.scroll(document);
    expect(shown()).toBe('priorisiert am 21.11.2026');
  });
});

describe('a tooltip by touch', () => {
  it('opens with the tap without delaying it, and closes 1500 ms after the finger has gone', () => {
    show();
    const press = vi.fn();
    button('Stern').addEventListener('click', press);
    expect(tap(button('Stern'))).toBe(false);
    expect(press).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('priorisiert am 21.11.2026');
    vi.advanceTimersByTime(1499);
    expect(shown()).toBe('priorisiert am 21.11.2026');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('stays as long as the finger does', () => {
    show();
    fireEvent.touchStart(button('Stern'));
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('priorisiert am 21.11.2026');
  });

  it('counts again when it is touched again, and goes when something else is touched', () => {
    show();
    tap(button('Stern'));
    vi.advanceTimersByTime(1000);
    tap(button('Stern'));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe('priorisiert am 21.11.2026');
    tap(screen.getByText('Daneben'));
    expect(shown()).toBeUndefined();
    tap(button('Schließen'));
    vi.advanceTimersByTime(1400);
    expect(shown()).toBe('Schließen');
  });
});

describe('the element of a tooltip', () => {
  it('is described by it while it shows, beside what describes it anyway', () => {
    show();
    pointAt(button('Stern'));
    expect(button('Stern').getAttribute('aria-describedby')).toBe('hinweis tooltip');
    expect(document.getElementById('tooltip')).toBe(box());
    pointAt(screen.getByText('Daneben'));
    expect(button('Stern').getAttribute('aria-describedby')).toBe('hinweis');
  });

  it('is not described by what is its name already', () => {
    show();
    pointAt(button('Schließen'));
    expect(button('Schließen').hasAttribute('aria-describedby')).toBe(false);
  });

  it('takes the tooltip along when it goes, and other words when it changes', async () => {
    const { rerender } = render(
      <>
        <TooltipHost />
        <button type="button" {...tooltip('Eins')}>
          *
        </button>
      </>,
    );
    pointAt(button('*'));
    rerender(
      <>
        <TooltipHost />
        <button type="button" {...tooltip('Zwei')}>
          *
        </button>
      </>,
    );
    await act(async () => undefined);
    expect(shown()).toBe('Zwei');
    rerender(<TooltipHost />);
    await act(async () => undefined);
    expect(shown()).toBeUndefined();
  });

  it('has none without words', () => {
    render(
      <>
        <TooltipHost />
        <button type="button" {...tooltip(undefined)}>
          *
        </button>
      </>,
    );
    pointAt(button('*'));
    expect(shown()).toBeUndefined();
    expect(button('*').hasAttribute('data-tooltip')).toBe(false);
  });
});

it('is in the same part of the page as its element', () => {
  render(
    <main>
      <TooltipHost />
      <IconButton label="Außen">x</IconButton>
      <dialog open>
        <IconButton label="Innen">x</IconButton>
      </dialog>
    </main>,
  );
  pointAt(button('Außen'));
  expect(box().parentElement).toBe(screen.getByRole('main'));
  pointAt(button('Innen'));
  expect(box().parentElement).toBe(screen.getByRole('dialog'));
});

describe('the host', () => {
  it('draws nothing where pages are prerendered', () => {
    expect(renderToString(<TooltipHost />)).toBe('');
  });

  it('takes everything along when it goes', () => {
    const host = render(<TooltipHost />);
    render(<IconButton label="Schließen">x</IconButton>);
    pointAt(button('Schließen'));
    host.unmount();
    expect(shown()).toBeUndefined();
    pointAt(document.body);
    pointAt(button('Schließen'));
    expect(shown()).toBeUndefined();
  });
});
