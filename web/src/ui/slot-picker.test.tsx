import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SlotPicker } from './slot-picker.tsx';
import type { WeekCell } from './week-grid.tsx';

const days = ['Mo', 'Di', 'Mi'].map((label) => ({
  id: label,
  label,
  longLabel: `${label}-Tag`,
  toggleName: `${label}, alle Zeiten`,
}));
const rows = ['8', '9', '10', '11'].map((id) => ({
  id,
  label: id,
  longLabel: `${id} Uhr`,
  toggleName: `${id} Uhr, alle Tage`,
}));
/** Tuesday offers nothing at nine. */
const cells = days.flatMap((day) =>
  rows
    .filter((row) => day.id !== 'Di' || row.id !== '9')
    .map((row) => ({
      key: `${day.id}${row.id}`,
      day: day.id,
      row: row.id,
      name: `${day.id} ${row.id}`,
    })),
);

function Picker({ asList, offered = cells }: { asList: boolean; offered?: readonly WeekCell[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <SlotPicker
        label="Woche"
        cornerLabel="Uhr"
        days={days}
        rows={rows}
        cells={offered}
        notOfferedName={(day, row) => `${day.id} ${row.id}, nicht verfügbar`}
        selected={selected}
        onChange={setSelected}
        shortcutsLabel="Auf einmal"
        shortcuts={[{ label: 'Früh', keys: ['Mo8', 'Di8', 'Mi8'] }]}
        resetLabel="Zurücksetzen"
        undoLabel="Rückgängig"
        asList={asList}
        wholeDayLabel="Ganzer Tag"
      />
      <output>{[...selected].sort().join(' ')}</output>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () => screen.getAllByRole('status').at(-1)?.textContent ?? '';
const focused = () => document.activeElement?.getAttribute('aria-label');

async function show({ asList = false, offered = cells as readonly WeekCell[] } = {}) {
  const user = userEvent.setup();
  render(<Picker asList={asList} offered={offered} />);
  return user;
}

const undo = () => screen.getByRole('button', { name: 'Rückgängig' });

describe('the week to choose from', () => {
  it('is a single stop of the Tab key', async () => {
    const user = await show();
    act(() => undo().focus());
    await user.tab();
    expect(focused()).toBe('Mo 8');
    await user.tab();
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
  });

  it('is chosen from by keys alone', async () => {
    const user = await show();
    act(() => box('Mo 8').focus());
    await user.keyboard(' {ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Di 9, nicht verfügbar');
    await user.keyboard(' {Enter}{End}{Enter}');
    expect(chosen()).toBe('Mi9 Mo8');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('Mo 8');
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('Mo 11');
  });

  it('extends with Shift and gives back when Shift leads back', async () => {
    const user = await show();
    act(() => box('Mo 8').focus());
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(chosen()).toBe('Di8 Mo8 Mo9');
    await user.keyboard(
      '{Control>}{Home}{/Control}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}',
    );
    expect(chosen()).toBe('Di8 Mo8 Mo9');
  });

  it('takes a whole day by its header, which the arrows reach', async () => {
    const user = await show();
    act(() => box('Di 8').focus());
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Di, alle Zeiten');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('Di10 Di11 Di8');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('');
  });

  it('paints a rectangle by mouse, and the click that ends it does not toggle', async () => {
    await show();
    fireEvent.pointerDown(box('Mo 8'), { pointerType: 'mouse', button: 0 });
    fireEvent.pointerOver(box('Mi 9'), { pointerType: 'mouse' });
    fireEvent.pointerOver(box('Mo 9'), { pointerType: 'mouse' });
    fireEvent.pointerOver(box('Mo 8'), { pointerType: 'mouse' });
    fireEvent.pointerOver(box('Di 8'), { pointerType: 'mouse' });
    fireEvent.pointerUp(box('Di 8'), { pointerType: 'mouse' });
    fireEvent.click(box('Di 8'));
    expect(chosen()).toBe('Di8 Mo8');
    fireEvent.pointerOver(box('Mi 11'), { pointerType: 'mouse' });
    expect(chosen()).toBe('Di8 Mo8');
  });

  it('erases by a stroke that begins on a chosen cell', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Früh' }));
    fireEvent.pointerDown(box('Mo 8'), { pointerType: 'mouse', button: 0 });
    fireEvent.pointerOver(box('Di 8'), { pointerType: 'mouse' });
    fireEvent.pointerUp(window);
    expect(chosen()).toBe('Mi8');
  });

  it('never paints under a finger: swiping is for scrolling, tapping for choosing', async () => {
    await show();
    fireEvent.pointerDown(box('Mo 8'), { pointerType: 'touch', button: 0 });
    fireEvent.pointerOver(box('Mo 9'), { pointerType: 'touch' });
    fireEvent.pointerUp(box('Mo 9'), { pointerType: 'touch' });
    expect(chosen()).toBe('');
    fireEvent.pointerDown(box('Mo 8'), { pointerType: 'touch', button: 0 });
    fireEvent.click(box('Mo 8'));
    expect(chosen()).toBe('Mo8');
  });

  it('adds many at once and takes all back', async () => {
    const user = await show();
    await user.click(box('Mo 10'));
    await user.click(screen.getByRole('button', { name: 'Früh' }));
    expect(chosen()).toBe('Di8 Mi8 Mo10 Mo8');
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(chosen()).toBe('');
  });

  it('says which cells are not offered and does not choose them', async () => {
    const user = await show();
    const closed = box('Di 9, nicht verfügbar');
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    await user.click(closed);
    expect(closed.checked).toBe(false);
    expect(chosen()).toBe('');
  });

  it('takes one time of all days by its header, which the arrows reach, and leaves out what is not offered', async () => {
    const user = await show();
    act(() => box('Mo 9').focus());
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('9 Uhr, alle Tage');
    await user.keyboard(' ');
    expect(chosen()).toBe('Mi9 Mo9');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('');
  });

  it('extends within the days when Shift leads to the header of the times', async () => {
    const user = await show();
    act(() => box('Di 8').focus());
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(chosen()).toBe('Di8 Mo8');
    expect(focused()).toBe('Mo 8');
  });

  it('undoes one change after the other, a painted stroke as a whole', async () => {
    const user = await show();
    await user.click(box('Mo 11'));
    fireEvent.pointerDown(box('Mo 8'), { pointerType: 'mouse', button: 0 });
    fireEvent.pointerOver(box('Di 8'), { pointerType: 'mouse' });
    fireEvent.pointerOver(box('Mi 8'), { pointerType: 'mouse' });
    fireEvent.pointerUp(window);
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(chosen()).toBe('');
    await user.click(undo());
    expect(chosen()).toBe('Di8 Mi8 Mo11 Mo8');
    await user.click(undo());
    expect(chosen()).toBe('Mo11');
    await user.click(undo());
    expect(chosen()).toBe('');
    // Disabled, but it keeps the focus.
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(undo());
  });

  it('has nothing to take back after a press that changed nothing', async () => {
    const user = await show();
    await user.click(box('Mo 11'));
    await user.click(screen.getByRole('button', { name: 'Früh' }));
    await user.click(screen.getByRole('button', { name: 'Früh' }));
    await user.click(undo());
    expect(chosen()).toBe('Mo11');
  });
});

describe('a mark on a time', () => {
  const marked = cells.map((cell) =>
    cell.key === 'Mo8' ? { ...cell, mark: 'wenig gefragt' } : cell,
  );
  const leaves = (name: string) => box(name).parentElement?.querySelectorAll('svg').length;

  it('is heard with the name and seen as a leaf, not only as a colour, whether the time is chosen or not', async () => {
    const user = userEvent.setup();
    render(<Picker asList={false} offered={marked} />);
    expect(leaves('Mo 8, wenig gefragt')).toBe(1);
    expect(leaves('Mo 9')).toBe(0);
    await user.click(box('Mo 8, wenig gefragt'));
    expect(box('Mo 8, wenig gefragt').checked).toBe(true);
    expect(leaves('Mo 8, wenig gefragt')).toBe(1);
  });

  it('is in words beside the time of the list', () => {
    render(<Picker asList offered={marked} />);
    expect(
      within(screen.getByRole('group', { name: 'Mo-Tag' })).getByRole('checkbox', {
        name: '8 Uhr wenig gefragt',
      }),
    ).toBeTruthy();
  });
});

describe('the week as a list', () => {
  const day = (name: string) => within(screen.getByRole('group', { name }));

  it('offers the same times as boxes of each day, every one a stop of the Tab key, and none that is not offered', async () => {
    const user = await show({ asList: true });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(day('Di-Tag').queryByRole('checkbox', { name: '9 Uhr' })).toBeNull();
    act(() => undo().focus());
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(chosen()).toBe('Mo8 Mo9');
    await user.click(undo());
    expect(chosen()).toBe('Mo8');
  });

  it('takes a whole day by one box, which says when only a part is taken', async () => {
    const user = await show({ asList: true });
    const whole = day('Di-Tag').getByRole<HTMLInputElement>('checkbox', { name: 'Ganzer Tag' });
    await user.click(day('Di-Tag').getByRole('checkbox', { name: '8 Uhr' }));
    expect(whole.indeterminate).toBe(true);
    await user.click(whole);
    expect(chosen()).toBe('Di10 Di11 Di8');
    expect([whole.checked, whole.indeterminate]).toEqual([true, false]);
    await user.click(whole);
    expect(chosen()).toBe('');
  });
});

describe('a full time', () => {
  const offered = cells.map((cell) =>
    cell.key === 'Di8' ? { ...cell, full: 'keine Aufnahme' } : cell,
  );
  const full = () => box('Di 8, keine Aufnahme');

  it.each([false, true])(
    'is named so, and is chosen by no press, header, shortcut or key; as a list: %s',
    async (asList) => {
      const user = await show({ asList, offered });
      const closed = asList ? box('8 Uhr keine Aufnahme') : full();
      expect(closed.getAttribute('aria-disabled')).toBe('true');
      await user.click(closed);
      closed.focus();
      await user.keyboard(asList ? ' ' : ' {Enter}{Shift>}{ArrowRight}{/Shift}');
      await user.click(screen.getByRole('button', { name: 'Früh' }));
      if (asList)
        await user.click(screen.getAllByRole('checkbox', { name: 'Ganzer Tag' })[1] as HTMLElement);
      else
        for (const name of ['Di, alle Zeiten', '8 Uhr, alle Tage'])
          await user.click(screen.getByRole('button', { name }));
      expect(chosen()).not.toContain('Di8');
      expect(chosen()).toContain('Di10');
    },
  );

  it('is passed over by painting', async () => {
    await show({ offered });
    const at = (name: string) => box(name).closest('td') as HTMLElement;
    fireEvent.pointerDown(at('Mo 8'), { button: 0, pointerType: 'mouse' });
    fireEvent.pointerOver(at('Mi 8'), { pointerType: 'mouse' });
    expect(chosen()).toBe('Mi8 Mo8');
  });

  it('that was chosen before can be taken out, but not chosen again', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Picker asList={false} />);
    await user.click(box('Di 8'));
    rerender(<Picker asList={false} offered={offered} />);
    expect(full().checked).toBe(true);
    await user.click(full());
    await user.click(full());
    expect(chosen()).toBe('');
  });
});
