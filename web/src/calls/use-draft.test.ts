import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDraft, useWholeDraft, whoseCounts } from './use-draft.ts';

type Thing = { name: string; text: string };

function draft(stored: Thing) {
  const { result, rerender, unmount } = renderHook(({ now }) => useDraft(now), {
    initialProps: { now: stored },
  });
  const now = () => result.current;
  return {
    now,
    arrive: (part: Partial<Thing>) => rerender({ now: { ...now().stored, ...part } }),
    change: (part: Partial<Thing>) => act(() => now().change(part)),
    unmount,
  };
}

describe('the three-way rule', () => {
  it.each([
    ['nothing edited, nothing new', 'a', 'a', 'a', 'theirs'],
    ['nothing edited: what somebody else wrote shows', 'a', 'a', 'b', 'theirs'],
    ['edited', 'a', 'b', 'a', 'mine'],
    ['edited to the same as somebody else did', 'a', 'b', 'b', 'theirs'],
    ['edited, and somebody else did so differently', 'a', 'b', 'c', 'conflict'],
  ])('%s', (_, from, mine, theirs, whose) => {
    expect(whoseCounts({ from, mine, theirs }, Object.is)).toBe(whose);
  });
});

describe('what is edited', () => {
  it('is sent with what was seen, and nothing else', () => {
    const { now, change } = draft({ name: 'a', text: '' });
    change({ name: 'ab' });
    change({ name: 'abc' });
    expect(now().values).toEqual({ name: 'abc', text: '' });
    expect(now().edits).toEqual({ name: { from: 'a', to: 'abc' } });
    expect(now().isDirty).toBe(true);
  });

  it('is nothing once it is as it was, and shows later changes of others', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'ab' });
    change({ name: 'a' });
    expect(now().isDirty).toBe(false);
    arrive({ name: 'theirs' });
    expect(now().values.name).toBe('theirs');
  });

  it('keeps two changes of one moment', () => {
    const { now } = draft({ name: 'a', text: '' });
    act(() => {
      now().change({ name: 'b' });
      now().change({ text: 'neu' });
    });
    expect(now().edits).toEqual({ name: { from: 'a', to: 'b' }, text: { from: '', to: 'neu' } });
  });

  it('is gone when discarded', () => {
    const { now, change } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    act(() => now().discard());
    expect(now().values.name).toBe('a');
    expect(now().isDirty).toBe(false);
  });
});

describe('what others change meanwhile', () => {
  it('arrives in fields that are not edited, and leaves the edited ones alone', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'mine' });
    arrive({ text: 'theirs' });
    expect(now().values).toEqual({ name: 'mine', text: 'theirs' });
    expect(now().conflicts).toEqual([]);
  });

  it('conflicts in the same field until it is decided to keep mine, which is then based on theirs', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'mine' });
    arrive({ name: 'theirs' });
    expect(now().conflicts).toEqual(['name']);
    expect(now().values.name).toBe('mine');
    act(() => now().keepMine('name'));
    expect(now().conflicts).toEqual([]);
    expect(now().edits).toEqual({ name: { from: 'theirs', to: 'mine' } });
    arrive({ name: 'once more' });
    expect(now().conflicts).toEqual(['name']);
  });

  it('is taken if that is decided, and no other field with it', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'mine', text: 'mine too' });
    arrive({ name: 'theirs' });
    act(() => now().takeTheirs('name'));
    expect(now().values).toEqual({ name: 'theirs', text: 'mine too' });
    expect(now().conflicts).toEqual([]);
  });

  it('is no conflict if it is turned back', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'mine' });
    arrive({ name: 'theirs' });
    arrive({ name: 'a' });
    expect(now().conflicts).toEqual([]);
    expect(now().edits).toEqual({ name: { from: 'a', to: 'mine' } });
  });

  it('ends the edit if it is the same, whatever comes after', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    arrive({ name: 'b' });
    expect(now().isDirty).toBe(false);
    arrive({ name: 'c' });
    expect(now().values.name).toBe('c');
    expect(now().conflicts).toEqual([]);
  });
});

describe('what was saved', () => {
  it('is shown until it arrives, and asks for nothing more', () => {
    const { now, change } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    act(() => now().settle(now().edits));
    expect(now().values.name).toBe('b');
    expect(now().isDirty).toBe(false);
    // Nor does discarding later edits take it back.
    act(() => now().discard());
    expect(now().values.name).toBe('b');
  });

  // A colleague (or 'Rückgängig') reverted the change, and the page silently kept showing what was
  // saved here.
  it('gives way once it has arrived: what turns it back later is shown, even if it is the very thing it was before', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    act(() => now().settle(now().edits));
    arrive({ name: 'b' });
    arrive({ name: 'a' });
    expect(now().values.name).toBe('a');
    expect(now().isDirty).toBe(false);
  });

  it('may arrive before the answer', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    const { edits } = now();
    arrive({ name: 'b' });
    act(() => now().settle(edits));
    arrive({ name: 'a' });
    expect(now().values.name).toBe('a');
  });

  it('is what an edit begins from before it has arrived', () => {
    const { now, change } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    act(() => now().settle(now().edits));
    change({ name: 'bc' });
    expect(now().edits).toEqual({ name: { from: 'b', to: 'bc' } });
  });

  it('leaves what was edited since as it is', () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    change({ name: 'b' });
    const { edits } = now();
    change({ text: 'neu' });
    act(() => now().settle(edits));
    arrive({ name: 'b' });
    expect(now().values).toEqual({ name: 'b', text: 'neu' });
    expect(now().edits).toEqual({ text: { from: '', to: 'neu' } });
  });
});

describe('saving', () => {
  /** A server that answers on demand. */
  function server() {
    const answers: ((isStored: boolean) => void)[] = [];
    const sent: unknown[] = [];
    return {
      sent,
      send: (edits: unknown) => {
        sent.push(edits);
        return new Promise<boolean>((resolve) => answers.push(resolve));
      },
      answer: (isStored: boolean) => act(async () => answers.shift()?.(isStored)),
    };
  }

  it('sends what was edited meanwhile next, on what was just stored, even if the component is gone', async () => {
    const { now, change, unmount } = draft({ name: 'a', text: '' });
    const { send, sent, answer } = server();
    change({ name: 'b' });
    act(() => void now().save(send));
    act(() => void now().save(send));
    expect(now().isSaving).toBe(true);
    change({ name: 'bc' });
    unmount();
    await answer(true);
    await answer(true);
    expect(sent).toEqual([{ name: { from: 'a', to: 'b' } }, { name: { from: 'b', to: 'bc' } }]);
  });

  it('sends an edit back to the old value too', async () => {
    const { now, change } = draft({ name: 'a', text: '' });
    const { send, sent, answer } = server();
    change({ name: 'b' });
    act(() => void now().save(send));
    change({ name: 'a' });
    await answer(true);
    expect(sent[1]).toEqual({ name: { from: 'b', to: 'a' } });
  });

  it('takes its own echo for no conflict, and sees a colleague’s change once it is refused; mine is not lost', async () => {
    const { now, change, arrive } = draft({ name: 'a', text: '' });
    const { send, sent, answer } = server();
    change({ name: 'mine' });
    act(() => void now().save(send));
    arrive({ name: 'mine' });
    change({ name: 'mine, longer' });
    arrive({ name: 'theirs' });
    expect(now().conflicts).toEqual([]);
    await answer(false);
    expect(sent).toHaveLength(1);
    expect(now().isSaving).toBe(false);
    expect(now().conflicts).toEqual(['name']);
    expect(now().values.name).toBe('mine, longer');
  });
});

describe('the draft of a whole', () => {
  function whole(stored: Thing) {
    const isSame = (one: Thing, other: Thing) => one.name === other.name && one.text === other.text;
    const { result, rerender } = renderHook(({ now }) => useWholeDraft(now, isSame), {
      initialProps: { now: stored },
    });
    const now = () => result.current;
    const change = (part: Partial<Thing>) => act(() => now().change(part));
    return { now, change, arrive: (thing: Thing) => rerender({ now: thing }) };
  }

  it('follows what is stored until the first key, and is based on what was stored then', () => {
    const { now, change, arrive } = whole({ name: 'a', text: '' });
    arrive({ name: 'b', text: '' });
    change({ name: 'bc' });
    change({ text: 'neu' });
    expect(now().value).toEqual({ name: 'bc', text: 'neu' });
    expect(now().base).toEqual({ name: 'b', text: '' });
    expect(now().theirs).toBeUndefined();
  });

  it('conflicts with a change of another field, too: it would be written over', () => {
    const { now, change, arrive } = whole({ name: 'a', text: '' });
    change({ name: 'mine' });
    arrive({ name: 'a', text: 'theirs' });
    expect(now().theirs).toEqual({ name: 'a', text: 'theirs' });
    act(() => now().keepMine());
    expect(now().theirs).toBeUndefined();
    expect(now().value).toEqual({ name: 'mine', text: '' });
    expect(now().base).toEqual({ name: 'a', text: 'theirs' });
    act(() => now().takeTheirs());
    expect(now().value).toEqual({ name: 'a', text: 'theirs' });
  });
});
