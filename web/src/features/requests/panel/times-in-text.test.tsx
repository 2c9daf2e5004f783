import { describeAsk } from '@platzwart/domain/times/describe-ask';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts } from './texts.ts';
import { TimesInText } from './times-in-text.tsx';

const saveEdit = vi.hoisted(() => vi.fn());
vi.mock('../../../entities/request/request-handling.tsx', () => ({
  useRequestHandling: () => ({ saveEdit }),
}));
beforeEach(() => saveEdit.mockReset());

const form = aFormConfiguration({
  selectableLocations: [
    { id: 'lend', title: 'Lend', selectableSlots: [{ weekday: 2, start: '14:00', end: '18:00' }] },
  ],
  minSlotSize: 60,
});
const slots = [{ locationId: 'lend', weekday: 2, start: '14:00', end: '15:00' }];
const show = (note: string, canTake = true) =>
  render(
    <TimesInText
      request={{ ...aRequest({ locationIds: ['lend'], slots, note }), id: 'erika' }}
      form={form}
      today="2026-11-27"
      canTake={canTake}
    />,
  );

test('times in the person’s own words are taken by a press, beside what was chosen', async () => {
  show('dienstags ab 16 Uhr');
  await userEvent.click(screen.getByRole('button', { name: texts.timesInText.take }));
  expect(saveEdit.mock.calls[0]?.[1].edits.slots.to).toEqual([
    ...slots,
    { ...slots[0], start: '16:00', end: '18:00' },
  ]);
});

test('words that name no further time are left alone', () => {
  for (const note of [
    'Di 14-15',
    'Oma bringt ihn dienstags um 17 Uhr zum Turnen',
    'jeden zweiten Dienstag ab 16',
    'Montags kann er leider nicht.',
  ]) {
    const { container, unmount } = show(note);
    expect(container.textContent).toBe('');
    unmount();
  }
});

test('what must be asked first is said beside them', () => {
  show('dienstags ab 16 Uhr, evtl. auch montags');
  const asked = describeAsk({ kind: 'notWeekly', text: 'evtl. auch montags' });
  expect(screen.getByText(asked)).toBeTruthy();
});

test('who may only read sees them without the button', () => {
  show('dienstags ab 16 Uhr', false);
  expect(screen.getByText(`${texts.timesInText.title}:`)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
