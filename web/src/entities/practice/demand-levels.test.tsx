import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeComplaints } from '../../test-setup.ts';
import { type ReadDemand, usePublicDemand } from './demand-levels.ts';

const busy = { levels: { 'praxis_1_0800-0900': 'high' as const }, full: [] };
const calm = { levels: { 'praxis_1_0800-0900': 'low' as const }, full: [] };

/** Calls back when a test scrolls. */
let comeNear: () => void;

beforeEach(() => {
  // The code measures minutes by `performance`.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        callback([{ isIntersecting: false }]);
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The hook on a section that is still far away. */
function use(read: ReadDemand) {
  const section = document.createElement('section');
  return renderHook(
    ({ slug }: { slug: string | undefined }) => usePublicDemand(slug, section, read),
    {
      initialProps: { slug: 'praxis' as string | undefined },
    },
  );
}

const scrollNear = () => act(async () => comeNear());
const comeBack = () => act(async () => void dispatchEvent(new Event('focus')));
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

describe('how much times are asked for', () => {
  it('is looked up only once somebody gets near the times: it is no part of what a page must load', async () => {
    const read = vi.fn<ReadDemand>(async () => busy);
    const { result } = use(read);
    await comeBack();
    expect(read).not.toHaveBeenCalled();
    await scrollNear();
    expect(read).toHaveBeenCalledExactlyOnceWith('praxis');
    expect(result.current).toEqual(busy);
  });

  it('is looked up again when somebody comes back, but not twice in a minute', async () => {
    const read = vi.fn<ReadDemand>(async () => busy);
    const { result } = use(read);
    await scrollNear();
    read.mockResolvedValue(calm);
    await wait(59_000);
    await comeBack();
    expect(read).toHaveBeenCalledTimes(1);
    await wait(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    await comeBack();
    expect(read).toHaveBeenCalledTimes(2);
    expect(result.current).toEqual(calm);
  });

  it('is nothing where the practice tells nothing, and nothing from then on when it stops telling', async () => {
    const read = vi.fn<ReadDemand>(async () => undefined);
    const { result, rerender } = use(read);
    await scrollNear();
    expect(result.current).toEqual({ levels: {}, full: [] });
    read.mockResolvedValue(busy);
    await wait(60_000);
    await comeBack();
    expect(result.current).toEqual(busy);
    rerender({ slug: undefined });
    expect(result.current).toEqual({ levels: {}, full: [] });
  });

  it('keeps what it knew when a look fails, and reports the failure', async () => {
    const read = vi.fn<ReadDemand>(async () => busy);
    const { result } = use(read);
    await scrollNear();
    read.mockRejectedValue(new Error('unavailable'));
    await wait(60_000);
    await comeBack();
    expect(result.current).toEqual(busy);
    expect(takeComplaints().flat().join()).toContain('demand');
  });

  it('asks nobody and complains about nothing while there is no connection, and asks once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const read = vi.fn<ReadDemand>(async () => busy);
    const { result } = use(read);
    await scrollNear();
    expect(read).not.toHaveBeenCalled();
    expect(result.current).toEqual({ levels: {}, full: [] });
    online.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(result.current).toEqual(busy);
  });
});
