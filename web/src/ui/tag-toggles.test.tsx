import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TagToggles } from './tag-toggles.tsx';

const tags = new Map([['kind', { name: 'Kind', color: 'green' as const }]]);

function show(known: typeof tags, chosen: readonly string[]) {
  const onChange = vi.fn<(change: (now: readonly string[]) => readonly string[]) => void>();
  render(<TagToggles tags={known} chosen={chosen} deletedTag="gelöscht" onChange={onChange} />);
  return async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return onChange.mock.lastCall?.[0](chosen);
  };
}

test('a press chooses a tag and removes it again; one that no longer exists can be removed too', async () => {
  const press = show(tags, ['alt']);
  expect(await press('Kind')).toEqual(['alt', 'kind']);
  expect(await press('gelöscht')).toEqual([]);
});

test('while the tags are loading none of the chosen is called deleted', () => {
  show(new Map(), ['kind']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
