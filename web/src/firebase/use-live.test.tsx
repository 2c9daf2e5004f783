import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listener } from './live-documents.ts';
import { useLive } from './use-live.ts';

vi.mock('./live-documents.ts', () => ({}));

/** A source per practice, answered by the test. */
const listeners = new Map<string, Listener<string>>();
const stopped: string[] = [];
const frames: string[] = [];

function Screen({ slug }: { slug: string | undefined }) {
  const live = useLive<string>(slug, (listener) => {
    listeners.set(String(slug), listener);
    return () => stopped.push(String(slug));
  });
  const shown =
    live.status === 'loaded' ? `${live.value}${live.isCurrent ? '' : ' (alt)'}` : live.status;
  useLayoutEffect(() => {
    frames.push(`${slug}: ${shown}`);
  });
  return (
    <>
      <p>{shown}</p>
      {'retry' in live && (
        <button type="button" onClick={live.retry}>
          Noch einmal
        </button>
      )}
    </>
  );
}

const give = (slug: string, value: string, isCurrent = true) =>
  act(() => listeners.get(slug)?.onValue(value, isCurrent));

describe('a live read', () => {
  beforeEach(() => {
    listeners.clear();
    stopped.length = 0;
    frames.length = 0;
  });

  test('shows what comes, and that it is old while the connection is lost', async () => {
    render(<Screen slug="a" />);
    expect(screen.getByText('loading')).toBeTruthy();
    await give('a', 'Daten A');
    expect(screen.getByText('Daten A')).toBeTruthy();
    await give('a', 'Daten A', false);
    expect(screen.getByText('Daten A (alt)')).toBeTruthy();
  });

  // Regression: react-firebase-hooks showed the previous practice's data for one frame when the
  // query changed.
  test('never shows one practice in the place of another, not for one frame', async () => {
    const view = render(<Screen slug="a" />);
    await give('a', 'Daten A');
    frames.length = 0;
    view.rerender(<Screen slug="b" />);
    await give('b', 'Daten B');
    expect(frames[0]).toBe('b: loading');
    expect(frames.filter((frame) => frame.startsWith('b:') && frame.includes('Daten A'))).toEqual(
      [],
    );
    expect(stopped).toEqual(['a']);
  });

  test('begins before whatever else a screen reads, and before its former list ends', async () => {
    const order: string[] = [];
    const Reader = ({ slug }: { slug: string }) => {
      useLive<string>(slug, () => {
        order.push(`list ${slug}`);
        return () => order.push(`end of list ${slug}`);
      });
      return null;
    };
    const Others = ({ slug }: { slug: string }) => {
      useEffect(() => {
        order.push(`others ${slug}`);
        return () => void order.push(`end of others ${slug}`);
      }, [slug]);
      return <Reader key={slug} slug={slug} />;
    };
    const view = render(<Others slug="a" />);
    expect(order).toEqual(['list a', 'others a']);
    order.length = 0;
    view.rerender(<Others slug="b" />);
    await act(async () => {});
    expect(order[0]).toBe('list b');
    expect(order).toHaveLength(4);
  });

  test('takes nothing more from a source it has left', async () => {
    const view = render(<Screen slug="a" />);
    const late = listeners.get('a');
    view.rerender(<Screen slug="b" />);
    await act(() => late?.onValue('Daten A', true));
    expect(screen.getByText('loading')).toBeTruthy();
  });

  test('does not show old data when it comes back to a source', async () => {
    const view = render(<Screen slug="a" />);
    await give('a', 'Daten A');
    view.rerender(<Screen slug="b" />);
    view.rerender(<Screen slug="a" />);
    expect(screen.getByText('loading')).toBeTruthy();
  });

  test('says that access is gone, and listens again when asked: access may come back', async () => {
    render(<Screen slug="a" />);
    await give('a', 'Daten A');
    await act(() => listeners.get('a')?.onEnd('refused'));
    expect(screen.getByText('refused')).toBeTruthy();
    await act(() => screen.getByRole('button', { name: 'Noch einmal' }).click());
    expect(screen.getByText('loading')).toBeTruthy();
    await give('a', 'Daten A, wieder');
    expect(screen.getByText('Daten A, wieder')).toBeTruthy();
  });

  test('listens to nothing without a name', () => {
    render(<Screen slug={undefined} />);
    expect(listeners.size).toBe(0);
    expect(screen.getByText('loading')).toBeTruthy();
  });
});
