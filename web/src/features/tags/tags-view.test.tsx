import { noFilter } from '@platzwart/domain/tags/request-filter';
import { aList, aTag } from '@platzwart/emulator-data/build-practice';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staffTexts } from '../../calls/staff-texts.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { texts as shared } from '../../entities/named/texts.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { mergeTexts } from './merge-texts.ts';
import { TagsView } from './tags-view.tsx';
import { texts } from './texts.ts';

const world = vi.hoisted(() => ({
  putDirectly: vi.fn(),
  writeDirectly: vi.fn(),
  deleteDirectly: vi.fn(),
  replaceUnchanged: vi.fn(),
  /** Answers of the merge call, in order. */
  answers: [] as unknown[],
  calls: [] as unknown[],
  /** What the log was told. */
  recorded: [] as unknown[],
  stored: { tags: [] as unknown[], lists: [] as unknown[] },
}));
const { putDirectly, writeDirectly, deleteDirectly, replaceUnchanged, stored } = world;
vi.mock('../../firebase/calls.ts', () => ({
  call: async (name: string, input: unknown) => {
    if (name === 'recordDefinition') {
      world.recorded.push(input);
      return { kind: 'done', output: {} };
    }
    world.calls.push([name, input]);
    return world.answers.shift();
  },
}));
vi.mock('../../firebase/live-documents.ts', () => world);
vi.mock('../../entities/tag/queries.ts', () => ({
  useTags: () => ({ status: 'loaded', value: stored.tags, isCurrent: true, isComplete: true }),
}));
vi.mock('../../entities/list/queries.ts', () => ({
  useLists: () => ({ status: 'loaded', value: stored.lists, isCurrent: true, isComplete: true }),
}));

const neu = '00000000-0000-4000-8000-000000000000';
const kind = { ...aTag({ name: 'Kind', order: 0 }), id: 'kind' };
const video = { ...aTag({ name: 'Video', color: 'blue', order: 1 }), id: 'video' };

beforeEach(() => {
  stored.tags = [kind, video];
  stored.lists = [
    { ...aList({ name: 'Kinder', allOf: ['kind'] }), id: 'kinder', isOwn: false },
    { ...aList({ name: 'Kurzfristig', noneOf: ['kind'] }), id: 'kurzfristig', isOwn: true },
  ];
  for (const write of [putDirectly, writeDirectly, deleteDirectly, replaceUnchanged])
    write.mockReset().mockResolvedValue('done');
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(neu);
  world.answers = [];
  world.calls = [];
  world.recorded = [];
});
afterEach(cleanup);

const page = (readOnlyReason?: string) => (
  <ToastProvider label="Meldungen" closeLabel="Schließen">
    <MemoryRouter>
      <TagsView
        slug="praxis"
        uid="anna"
        readOnlyReason={readOnlyReason}
        requests={Array.from({ length: 12 }, () => ({ tags: ['kind'], slotKeys: [] }))}
        basePath="/praxis"
      />
    </MemoryRouter>
  </ToastProvider>
);

function show(readOnlyReason?: string) {
  const { rerender } = render(page(readOnlyReason));
  return Object.assign(userEvent.setup(), {
    /** Simulates a change by somebody else or by the server. */
    become: (tags: unknown[]) => {
      stored.tags = tags;
      rerender(page(readOnlyReason));
    },
  });
}

describe('the practice’s tags', () => {
  test('begin with the form; later a button opens it, and closed it gives the focus back', async () => {
    stored.tags = [];
    const user = show();
    expect(screen.queryByRole('button', { name: texts.create })).toBeNull();
    await user.type(screen.getByLabelText(shared.name), 'Kind');
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    user.become([kind]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(shared.name)));
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.create })),
    );
  });

  test('show how many open requests carry them, and which lists use them', () => {
    show();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Kind');
    expect(first?.textContent).toContain(
      `${texts.atRequests(12)}, ${texts.inLists(2)}Liste Kinder, Kurzfristig`,
    );
    expect(screen.getByRole('link', { name: 'Kinder' }).getAttribute('href')).toBe(
      '/praxis/listen/kinder',
    );
    expect(second?.textContent).toContain(texts.atRequests(0));
    expect(screen.queryByRole('button', { name: texts.makeList })).toBeNull();
    expect(screen.getByRole('link', { name: texts.atRequests(12) }).getAttribute('href')).toBe(
      '/praxis/anfragen?schlagwort=kind',
    );
  });

  test('become a list of the team with one press, which undo takes back', async () => {
    stored.lists = [];
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.makeList }));
    expect(putDirectly).toHaveBeenCalledWith(`practices/praxis/lists/${neu}`, {
      ...noFilter,
      name: 'Kind',
      allOf: ['kind'],
      order: 0,
    });
    await user.click(await screen.findByRole('button', { name: shared.undo }));
    expect(deleteDirectly).toHaveBeenCalledWith(`practices/praxis/lists/${neu}`);
  });

  test('get a new one at the end, with its colour', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    await user.type(screen.getByLabelText(shared.name), 'Hausbesuch');
    await user.click(screen.getByRole('radio', { name: 'Rot' }));
    await user.click(screen.getByRole('radio', { name: 'Haus' }));
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    expect(putDirectly).toHaveBeenCalledWith(`practices/praxis/tags/${neu}`, {
      name: 'Hausbesuch',
      color: 'red',
      icon: 'house',
      order: 2,
    });
    const told = { companySlug: 'praxis', kind: 'tag', id: neu, name: 'Hausbesuch', formerly: '' };
    await waitFor(() => expect(world.recorded).toEqual([{ ...told, did: 'Created' }]));
  });

  test('tell the log what became of them only once it is stored', async () => {
    replaceUnchanged.mockResolvedValueOnce('changed');
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.editNamed('Kind') }));
    const name = screen.getByLabelText(shared.name);
    await user.clear(name);
    await user.type(name, 'Kinder');
    await user.click(screen.getByRole('button', { name: shared.save }));
    expect(await screen.findAllByText(shared.changed)).not.toHaveLength(0);
    expect(world.recorded).toEqual([]);
    await user.click(screen.getByRole('button', { name: shared.save }));
    const about = { companySlug: 'praxis', kind: 'tag', id: 'kind' };
    await waitFor(() =>
      expect(world.recorded).toEqual([
        { ...about, did: 'Changed', name: 'Kinder', formerly: 'Kind' },
      ]),
    );
  });

  test('take another colour with one press, shown as each would look', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.colorNamed('Kind') }));
    const colors = within(
      screen.getByRole('group', { name: texts.colorNamed('Kind') }),
    ).getAllByRole('button');
    expect(colors.every(({ textContent }) => textContent === 'Kind')).toBe(true);
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: texts.colors.red }));
    expect(replaceUnchanged.mock.calls[0]).toEqual(
      expect.arrayContaining([
        'practices/praxis/tags/kind',
        expect.objectContaining({ color: 'red' }),
      ]),
    );
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: texts.colorNamed('Kind') })).toBeNull(),
    );
  });

  test('keep what is typed while the previous one is being saved', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    let confirm = (_: 'done') => {};
    putDirectly.mockReturnValue(new Promise((resolve) => (confirm = resolve)));
    const name = () => screen.getByLabelText<HTMLInputElement>(shared.name);
    await user.type(name(), 'Hausbesuch');
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    await user.clear(name());
    await user.type(name(), 'Video neu');
    await act(async () => confirm('done'));
    expect(name().value).toBe('Video neu');
  });

  test('refuse a name that reads like another, at its field, and write nothing', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    await user.type(screen.getByLabelText(shared.name), 'KIND');
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    expect(screen.getByLabelText(shared.name).getAttribute('aria-invalid')).toBe('true');
    expect(putDirectly).not.toHaveBeenCalled();
  });

  test.each([
    [' ', shared.nameMissing],
    ['x'.repeat(41), shared.nameTooLong(40)],
    ['ＫＩＮＤ', texts.kind.nameTaken],
  ])('say at the name %j what is wrong with it', async (name, problem) => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    await user.click(screen.getByLabelText(shared.name));
    await user.paste(name);
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    expect(screen.getAllByText(problem)).not.toHaveLength(0);
  });

  test('are stored under a cleaned name of up to 40 characters', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    await user.click(screen.getByLabelText(shared.name));
    await user.paste(`  Haus  ${'x'.repeat(35)} `);
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    expect(putDirectly.mock.calls[0]?.[1]).toMatchObject({ name: `Haus ${'x'.repeat(35)}` });
  });

  test('may keep their own name', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.editNamed('Kind') }));
    await user.click(screen.getByRole('button', { name: shared.save }));
    expect(replaceUnchanged).toHaveBeenCalledOnce();
  });

  test('are deleted after a question that names requests and lists, and come back by undo under the same id', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.removeNamed('Kind') }));
    const question = screen.getByRole('group', { name: texts.removeTitle('Kind') });
    expect(question.textContent).toContain(texts.removeText(12));
    expect(question.textContent).toContain(texts.removeLists(2));
    expect(deleteDirectly).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: shared.remove }));
    expect(deleteDirectly).toHaveBeenCalledWith('practices/praxis/tags/kind');
    await user.click(await screen.findByRole('button', { name: shared.undo }));
    expect(putDirectly).toHaveBeenCalledWith(
      'practices/praxis/tags/kind',
      aTag({ name: 'Kind', order: 0 }),
    );
    await waitFor(() =>
      expect(world.recorded).toMatchObject([{ did: 'Deleted' }, { did: 'Created', id: 'kind' }]),
    );
  });

  test('cannot be changed with read-only access, and say why', () => {
    show('Du hast Lesezugriff.');
    expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: shared.removeNamed('Kind') })).toBeNull();
    expect(screen.queryByLabelText(shared.name)).toBeNull();
  });

  test('tell when saving was refused, and keep what was typed', async () => {
    putDirectly.mockResolvedValue('refused');
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    await user.type(screen.getByLabelText(shared.name), 'Hausbesuch');
    await user.click(screen.getByRole('button', { name: texts.kind.add }));
    expect(await screen.findByText(staffTexts.denied)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(shared.name).value).toBe('Hausbesuch');
  });

  test('move the focus to the next one when one is deleted; a refusal is announced although the question is gone', async () => {
    deleteDirectly.mockResolvedValue('refused');
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.removeNamed('Kind') }));
    await user.click(
      within(screen.getByRole('group', { name: texts.removeTitle('Kind') })).getByRole('button', {
        name: shared.remove,
      }),
    );
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: shared.editNamed('Video') }),
    );
    // Urgent messages use a second live region.
    expect(await screen.findAllByText(texts.kind.notRemoved('Kind'))).not.toHaveLength(0);
  });

  test('write only their order when they are moved, so that a colleague’s new name stays', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.up('Video') }));
    expect(writeDirectly.mock.calls).toEqual([
      ['practices/praxis/tags/video', { order: 0 }],
      ['practices/praxis/tags/kind', { order: 1 }],
    ]);
    expect(screen.getByText(shared.nowAt('Video', 1, 2)).getAttribute('role')).toBe('status');
  });
});

describe('a tag that two people edit', () => {
  test('is not written over: what the first one saved is shown, and the second decides', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.editNamed('Kind') }));
    const row = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    await user.type(row.getByLabelText(shared.name), 'er');
    user.become([{ ...kind, name: 'Kinder bis 6' }, video]);
    expect(row.getByText(texts.kind.changed.title)).toBeTruthy();
    expect(row.getByLabelText<HTMLInputElement>(shared.name).value).toBe('Kinder');

    await user.click(row.getByRole('button', { name: shared.keep }));
    await user.click(row.getByRole('button', { name: shared.save }));
    const look = { color: 'teal', icon: '' };
    expect(replaceUnchanged).toHaveBeenCalledWith(
      'practices/praxis/tags/kind',
      { ...look, name: 'Kinder bis 6' },
      { ...look, name: 'Kinder' },
    );
  });

  test('follows what the first one saved as long as nothing was typed', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.editNamed('Kind') }));
    user.become([{ ...kind, name: 'Kinder bis 6' }, video]);
    expect(screen.queryByText(texts.kind.changed.title)).toBeNull();
    expect(screen.getAllByLabelText<HTMLInputElement>(shared.name)[0]?.value).toBe('Kinder bis 6');
  });

  test('stays in the second one’s form when the first deletes it, and can be created again under its id', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.editNamed('Kind') }));
    user.become([video]);
    expect(screen.getByText(texts.kind.changed.gone)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.kind.saveAgain }));
    expect(putDirectly).toHaveBeenCalledWith(
      'practices/praxis/tags/kind',
      expect.objectContaining({ name: 'Kind', order: 0 }),
    );
  });
});

describe('merging', () => {
  const done = (requests: number, remaining: boolean) => ({
    kind: 'done',
    output: { requests, remaining },
  });
  async function ask() {
    const user = show();
    await user.click(screen.getByRole('button', { name: mergeTexts.openNamed('Kind') }));
    return {
      user,
      question: within(screen.getByRole('group', { name: mergeTexts.title('Kind') })),
    };
  }

  test('says how many requests and lists it is about, and asks for the tag that stays', async () => {
    const { user, question } = await ask();
    expect(question.getByText(/12 offene Anfragen und 2 Listen/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: mergeTexts.confirm }));
    expect(question.getByText(mergeTexts.missing)).toBeTruthy();
    expect(world.calls).toEqual([]);
  });

  test('continues part by part until nothing is left', async () => {
    world.answers = [done(200, true), done(200, true), done(3, false)];
    const { user, question } = await ask();
    await user.selectOptions(question.getByLabelText(mergeTexts.which), 'Video');
    await user.click(question.getByRole('button', { name: mergeTexts.confirm }));
    expect(await screen.findByText(mergeTexts.merged('Kind', 'Video'))).toBeTruthy();
    const part = ['mergeTags', { companySlug: 'praxis', tagId: 'kind', intoTagId: 'video' }];
    expect(world.calls).toEqual([part, part, part]);
  });

  test('that was interrupted continues with another press, into the same tag', async () => {
    world.answers = [done(200, true), { kind: 'failed' }, done(3, false)];
    const { user, question } = await ask();
    await user.selectOptions(question.getByLabelText(mergeTexts.which), 'Video');
    await user.click(question.getByRole('button', { name: mergeTexts.confirm }));
    expect(await question.findByText(callTexts.noAnswer)).toBeTruthy();
    expect(question.getByLabelText<HTMLSelectElement>(mergeTexts.which).disabled).toBe(true);
    await user.click(question.getByRole('button', { name: mergeTexts.goOn }));
    expect(await screen.findByText(mergeTexts.merged('Kind', 'Video'))).toBeTruthy();
    expect(world.calls).toHaveLength(3);
  });
});
