import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSettingsDraft } from './use-settings-draft.ts';

function draft(stored: { name: string; text: string }) {
  const { result, rerender } = renderHook(({ now }) => useSettingsDraft(now), { initialProps: { now: stored } });
  return { now: () => result.current, arrive: (now: typeof stored) => rerender({ now }) };
}

describe('what was saved', () => {
  it('is shown until it arrives, and asks for nothing more', () => {
    const { now } = draft({ name: 'a', text: '' });
    act(() => now().change({ name: 'b' }));
    act(() => now().settle(now().edits));
    expect(now().values.name).toBe('b');
    expect(now().isDirty).toBe(false);
  });

  // A colleague (or 'Rückgängig') reverted the change, and the page silently kept showing what was saved here.
  it('gives way once it has arrived: what turns it back later is shown, even if it is the very thing it was before', () => {
    const { now, arrive } = draft({ name: 'a', text: '' });
    act(() => now().change({ name: 'b' }));
    act(() => now().settle(now().edits));
    arrive({ name: 'b', text: '' });
    arrive({ name: 'a', text: '' });
    expect(now().values.name).toBe('a');
    expect(now().isDirty).toBe(false);
  });

  it('leaves other fields that are being changed as they are', () => {
    const { now, arrive } = draft({ name: 'a', text: '' });
    act(() => now().change({ name: 'b' }));
    const { edits } = now();
    act(() => now().change({ text: 'neu' }));
    act(() => now().settle(edits));
    arrive({ name: 'b', text: '' });
    expect(now().values).toEqual({ name: 'b', text: 'neu' });
    expect(now().edits).toEqual({ text: { from: '', to: 'neu' } });
  });
});
