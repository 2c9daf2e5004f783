import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BookingForm } from './booking-form.tsx';
import { FormNote, FormSkeleton } from './form-opening.tsx';

const parser = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../ui/markdown-formatted.tsx', async (actual) => {
  await parser.promise;
  return actual();
});

it('has the practice’s texts as they stay before what is below them: nothing moves from under a finger', async () => {
  await import('./further-sections.tsx');
  vi.useFakeTimers();
  const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
  const texts = { bookingInfoMessage: 'Vormittags **eher**', slotsHint: 'Bitte **alle** Zeiten' };
  render(
    <BookingForm
      practice={aPractice()}
      form={{ ...form, ...texts }}
      today="2026-11-21"
      onSent={() => {}}
    />,
  );
  const late = async () => act(() => vi.advanceTimersByTimeAsync(1000));
  await late();
  expect(screen.getByRole('heading', { level: 1, name: 'Therapieplatz Anfrage' })).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryByRole('grid')).toBeNull();

  parser.resolve();
  vi.useRealTimers();
  await screen.findByRole('grid');
  for (const word of ['eher', 'alle']) expect(screen.getByText(word).tagName).toBe('STRONG');
});

it('has its questions at once where a practice writes plainly, below what its document shows already', () => {
  const form = {
    ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
    bookingInfoMessage: 'Vormittags eher.\n\nBitte anrufen.',
  };
  const practice = aPractice();
  const drawn = render(
    <FormSkeleton>
      <FormNote text={form.bookingInfoMessage} />
    </FormSkeleton>,
  );
  const top = (container: HTMLElement) =>
    container.querySelector('h1')?.parentElement?.innerHTML ?? 'no heading';
  const begins = top(drawn.container);
  drawn.unmount();
  const { container } = render(
    <BookingForm practice={practice} form={form} today="2026-11-21" onSent={() => {}} />,
  );
  expect(begins).toContain('Bitte anrufen.');
  expect(top(container).slice(0, begins.length)).toBe(begins);
  expect(screen.getByRole('radio', { name: 'Für mich selbst' })).toBeTruthy();
});
