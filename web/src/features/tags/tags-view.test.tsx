import { aTag } from '@platzwart/emulator-data/build-practice';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { TagsView } from './tags-view.tsx';
import { texts } from './texts.ts';

const { saveTag, deleteTag, kept } = vi.hoisted(() => ({ saveTag: vi.fn(), deleteTag: vi.fn(), kept: { tags: [] as unknown[] } }));
vi.mock('./commands.ts', () => ({ saveTag, deleteTag, newTagId: () => 'neu' }));
vi.mock('./queries.ts', () => ({ useTags: () => ({ status: 'loaded', value: kept.tags, isCurrent: true }) }));

const kind = { ...aTag({ name: 'Kind', order: 0 }), id: 'kind' };
const video = { ...aTag({ name: 'Video', color: 'blue', order: 1 }), id: 'video' };

beforeEach(() => {
  kept.tags = [kind, video];
  saveTag.mockReset().mockResolvedValue(undefined);
  deleteTag.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

function show(readOnlyReason?: string) {
  const counts = new Map([['kind', 12]]);
  render(
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <TagsView slug="praxis" readOnlyReason={readOnlyReason} counts={counts} />
    </ToastProvider>,
  );
  return userEvent.setup();
}

describe('the practice’s tags', () => {
  test('are named with the number of open requests they stand at', () => {
    show();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Kind');
    expect(first?.textContent).toContain(texts.atRequests(12));
    expect(second?.textContent).toContain(texts.atRequests(0));
  });

  test('get a new one at the end, with its colour', async () => {
    const user = show();
    await user.type(screen.getByLabelText(texts.name), 'Hausbesuch');
    await user.click(screen.getByRole('radio', { name: 'Rot' }));
    await user.click(screen.getByRole('button', { name: texts.add }));
    expect(saveTag).toHaveBeenCalledWith('praxis', 'neu', { name: 'Hausbesuch', color: 'red', icon: '', order: 2 });
  });

  test('refuse a name that reads like another, at its field, and write nothing', async () => {
    const user = show();
    await user.type(screen.getByLabelText(texts.name), 'KIND');
    await user.click(screen.getByRole('button', { name: texts.add }));
    expect(screen.getByLabelText(texts.name).getAttribute('aria-invalid')).toBe('true');
    expect(saveTag).not.toHaveBeenCalled();
  });

  test('are deleted after a question that names the number, and come back by undo under the same id', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.removeNamed('Kind') }));
    const question = screen.getByRole('group', { name: texts.removeTitle('Kind') });
    expect(question.textContent).toContain(texts.removeText(12));
    expect(deleteTag).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: texts.remove }));
    expect(deleteTag).toHaveBeenCalledWith('praxis', 'kind');
    await user.click(await screen.findByRole('button', { name: texts.undo }));
    expect(saveTag).toHaveBeenCalledWith('praxis', 'kind', kind);
  });

  test('change nothing where one may only read, and say why', () => {
    show('Du hast Lesezugriff.');
    expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.removeNamed('Kind') })).toBeNull();
    expect(screen.queryByLabelText(texts.name)).toBeNull();
  });

  test('tell when saving was refused, and keep what was typed', async () => {
    saveTag.mockResolvedValue(texts.notAllowed);
    const user = show();
    await user.type(screen.getByLabelText(texts.name), 'Hausbesuch');
    await user.click(screen.getByRole('button', { name: texts.add }));
    expect(await screen.findByText(texts.notAllowed)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(texts.name).value).toBe('Hausbesuch');
  });
});
