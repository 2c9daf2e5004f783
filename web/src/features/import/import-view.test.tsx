import { type ImportResult, rowsPerCall } from '@platzwart/domain/import/import';
import { aFormConfiguration, aTag } from '@platzwart/emulator-data/build-practice';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areListsPaused } from '../../firebase/pause-lists.ts';
import { saveTable } from '../../ui/csv.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import ImportView, { type ImportViewProps } from './import-view.tsx';
import { type Choice, type ReadChoice, readChoice } from './read-choice.ts';
import { texts } from './texts.ts';

type Sent = {
  rows: { number: number; row: Record<string, string> }[];
  dryRun: boolean;
  importId: string;
  isLast: boolean;
};

const { call, stored } = vi.hoisted(() => ({
  call: vi.fn(),
  stored: { imports: [] as unknown[], tags: [] as unknown[] },
}));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../ui/csv.ts', () => ({ saveTable: vi.fn() }));
vi.mock('../../entities/tag/queries.ts', () => ({
  useTags: () => ({ status: 'loaded', value: stored.tags, isCurrent: true, isComplete: true }),
}));
vi.mock('../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['anna', 'Anna Berger']]),
}));
vi.mock('./queries.ts', () => {
  const loaded = (value: unknown) => ({
    status: 'loaded',
    value,
    isCurrent: true,
    isComplete: true,
  });
  return { useImports: () => loaded(stored.imports) };
});

const form = aFormConfiguration();

/** The server accepts everything. */
const takesAll = (_name: string, { rows, dryRun }: Sent) => {
  const results: ImportResult[] = rows.map(({ number }) => ({
    number,
    outcome: dryRun ? 'wouldBeAdded' : 'added',
    details: [],
  }));
  return Promise.resolve({ kind: 'done', output: { results } });
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  stored.imports = [];
  stored.tags.splice(0, stored.tags.length, { ...aTag({ name: 'Kind' }), id: 'kind' });
  call.mockReset().mockImplementation(takesAll);
  vi.mocked(saveTable).mockReset();
  history.replaceState(null, '');
});

function show(over: Partial<ImportViewProps> = {}) {
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <ImportView
          slug="praxis"
          form={form}
          today="2026-11-21"
          open={[]}
          basePath="/praxis/administration"
          readOnlyReason={undefined}
          {...over}
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup({ applyAccept: false });
}

type User = ReturnType<typeof userEvent.setup>;

const choose = (user: User, text: string, name = 'liste.csv') =>
  user.upload(screen.getByLabelText(/Datei mit der Warteliste/), new File([text], name));

async function check(user: User) {
  // Pressed sooner, it waits for the rows to be read.
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: texts.check.check }).getAttribute('aria-disabled'),
    ).toBe('false'),
  );
  await user.click(screen.getByRole('button', { name: texts.check.check }));
}

const sent = () => call.mock.calls.map(([, input]) => input as Sent);

const list = [
  'Nachname;Telefon;Schlagwörter;Zeiten;Angefragt am',
  'Huber;0660 1111111;Kind;Mo 8-10;1.2.2025',
  'Maier;;;;1.2.2025',
  'Huber;0660 1111111;Kind;Mo 8-10;1.2.2025',
  'Gruber;0660 1111112;;bald;1.2.2025',
  'Winkler;0660 1111113;;;1.2.2025',
].join('\n');

describe('a list', () => {
  test('is checked first, taken over then, and what is left out can be saved with the reasons', async () => {
    const user = show();
    await choose(user, list);
    expect(await screen.findByText(texts.check.counts.sameRow(1))).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: texts.preview.onlyFaulty(2) })).toBeTruthy();
    expect(screen.getByText(texts.check.counts.nowhere(2))).toBeTruthy();
    expect(screen.getByText('3 von 5 Zeilen kommen herein')).toBeTruthy();
    const phone = screen.getByRole('combobox', { name: 'Telefon' }).closest('li') as HTMLElement;
    expect(phone.textContent).toMatch(/in 4 von 5 Zeilen.*1 Fehler/);
    // Only what keeps somebody out is an error.
    const times = screen.getByRole('combobox', { name: 'Zeiten' }).closest('li') as HTMLElement;
    const toNotices = within(times).getByRole('button', { name: '1 Hinweis zeigen' });
    const toErrors = within(phone).getByRole('button', { name: '1 Fehler zeigen' });
    expect([toNotices, toErrors].map((button) => button.classList.contains('problem'))).toEqual([
      false,
      true,
    ]);
    await user.click(toErrors);
    const onlyFaulty = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Nur Zeilen mit/ });
    expect([onlyFaulty.checked, document.activeElement?.id]).toEqual([true, 'import-vorschau']);
    await user.click(onlyFaulty);
    await check(user);
    await user.click(await screen.findByRole('button', { name: texts.check.import(3) }));
    expect(await screen.findByRole('heading', { name: texts.result.title(3) })).toBe(
      document.activeElement,
    );
    const nowhere = within(screen.getByText(texts.result.nowhere(2))).getByRole('link', {
      name: texts.result.showNowhere,
    });
    expect(nowhere.getAttribute('href')).toBe('/praxis/administration/anfragen?ohne-warteliste=ja');
    const [tried, done] = sent();
    expect(tried).toMatchObject({
      dryRun: true,
      rows: [{ number: 1 }, { number: 4 }, { number: 5 }],
    });
    expect(done).toMatchObject({
      dryRun: false,
      isLast: true,
      rows: [{ number: 1 }, { number: 4 }, { number: 5 }],
    });
    expect(Object.keys(done?.rows[0] ?? {})).toEqual(['number', 'row']);
    expect(screen.getByText(texts.result.saveHint)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.result.save }));
    const saved = vi.mocked(saveTable).mock.calls[0]?.[1] ?? [];
    expect(saved).toHaveLength(3);
    expect(saved[1]).toContain('Maier');
    expect(saved[2]).toContain(texts.result.reasons.sameRow(2));
  });

  test('says of a person who is in it twice where, not that they wait already', async () => {
    const user = show();
    await choose(
      user,
      'Nachname;E-Mail;Zeiten;Anmeldung am\nHuber;eva@huber.example;Mo 8-10;1.2.2025\nHuber;eva@huber.example;Di 8-10;1.2.2025',
    );
    expect(await screen.findByText(texts.check.counts.samePerson(1))).toBeTruthy();
    expect(screen.getByText(texts.preview.outcomes.samePerson(2))).toBeTruthy();
    await check(user);
    await user.click(await screen.findByRole('button', { name: texts.check.import(1) }));
    expect(
      await screen.findByText(texts.result.reasons.samePerson(2), { exact: false }),
    ).toBeTruthy();
    // There is nothing to correct.
    expect(screen.queryByText(texts.result.saveHint)).toBeNull();
    expect(screen.queryByText(texts.result.reasons.samePersonWaits)).toBeNull();
  });

  test('shows what is wrong at its cell, and the faulty rows alone', async () => {
    const user = show();
    await choose(user, list);
    await user.click(await screen.findByRole('checkbox', { name: texts.preview.onlyFaulty(2) }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['3', '5']);
    const times = within(rows[1] as HTMLElement)
      .getAllByRole('cell')
      .at(-2);
    // On phones there is no head above it.
    expect(times?.dataset.label).toBe('Gewünschte Zeiten');
    expect(times?.textContent).toMatch(
      /^bald.*lässt sich nicht als Zeit lesen.*Der Text kommt in die Notiz/,
    );
  });

  test('whose columns bear no names waits for the reader to say what nobody can guess, and since when people wait', async () => {
    const user = show();
    await choose(user, '17;0660 1\n18;0660 2');
    expect(await screen.findByText(texts.columns.needName)).toBeTruthy();
    await user.selectOptions(
      screen.getByRole('combobox', { name: texts.columns.column(1) }),
      'lastname',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: texts.columns.column(2) }),
      'phone',
    );
    expect(screen.queryByText(texts.columns.needName)).toBeNull();
    expect(await screen.findByText(texts.columns.askDate.missing)).toBeTruthy();
    expect(
      screen.getByRole('button', { name: texts.check.check }).getAttribute('aria-disabled'),
    ).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: texts.columns.askDate.accept }));
    expect(await screen.findByText(texts.check.coming(2, 2))).toBeTruthy();
  });

  test('has its cells corrected before it is sent', async () => {
    const user = show();
    await choose(user, list);
    await user.click(
      await screen.findByRole('button', { name: texts.preview.correctNamed('Gruber') }),
    );
    const dialog = within(screen.getByRole('dialog'));
    const times = dialog.getByRole('textbox', { name: 'Gewünschte Zeiten' });
    await user.clear(times);
    await user.type(times, 'Mo 8-10');
    expect(dialog.getByText(new RegExp(texts.preview.asTyped('bald')))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: texts.preview.apply }));
    await check(user);
    await waitFor(() =>
      expect(sent()[0]?.rows.find(({ number }) => number === 4)?.row.times).toBe('Mo 8-10'),
    );
  });

  test('has a cell corrected by Enter', async () => {
    const user = show();
    await choose(user, list);
    await user.click(
      await screen.findByRole('button', { name: texts.preview.correctNamed('Gruber') }),
    );
    const dialog = within(screen.getByRole('dialog'));
    const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: texts.preview.apply });
    await user.clear(phone);
    await user.type(phone, '0660 7654321');
    // Enter presses the button of the field's form, which the simulated browser seeks inside it.
    expect(phone.form?.elements).toContain(apply);
    fireEvent.submit(phone.form ?? phone);
    expect(screen.queryByRole('dialog')).toBeNull();
    await check(user);
    await waitFor(() =>
      expect(sent()[0]?.rows.find(({ number }) => number === 4)?.row.phone).toBe('0660 7654321'),
    );
  });

  test('says of a span from which day it counts, as no error', async () => {
    const user = show();
    await choose(user, 'Nachname;Telefon;Seit\nHuber;0660 1234567;März 2025');
    await user.click(
      await screen.findByRole('button', { name: texts.preview.correctNamed('Huber') }),
    );
    const day = within(screen.getByRole('dialog')).getByLabelText('Angefragt am');
    expect(day.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.getByRole('dialog').textContent).toContain('der 31.03.2025');
  });

  test('changed after it was checked is checked again', async () => {
    const user = show();
    await choose(user, list);
    await check(user);
    await screen.findByRole('button', { name: texts.check.import(3) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zeiten' }), '');
    expect(await screen.findByRole('button', { name: texts.check.check })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /übernehmen$/ })).toBeNull();
  });

  test('of many rows goes in parts; a part without an answer is sent again under the same numbers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    try {
      const user = show();
      await choose(
        user,
        `Name;Telefon;Seit\n${Array.from({ length: 150 }, (_, i) => `Huber ${i};0660 ${i};1.2.2025`).join('\n')}`,
      );
      await check(user);
      await screen.findByRole('button', { name: texts.check.import(150) });
      call.mockClear();
      call.mockResolvedValueOnce({ kind: 'failed' });
      await user.click(screen.getByRole('button', { name: texts.check.import(150) }));
      await screen.findByRole('heading', { name: texts.result.title(150) });
      const [first, again, last] = sent();
      expect(again).toEqual(first);
      expect([first, last].map((part) => [part?.rows.length, part?.isLast])).toEqual([
        [rowsPerCall, false],
        [50, true],
      ]);
      expect(new Set(sent().map(({ importId }) => importId)).size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that the server refuses in the middle stops, and continues with the rest when pressed again', async () => {
    const user = show();
    await choose(
      user,
      `Name;Telefon;Seit\n${Array.from({ length: 150 }, (_, i) => `Huber ${i};0660 ${i};1.2.2025`).join('\n')}`,
    );
    await check(user);
    const button = await screen.findByRole('button', { name: texts.check.import(150) });
    call.mockClear();
    const paused: boolean[] = [];
    call.mockImplementation((name: string, input: Sent) =>
      paused.push(areListsPaused()) === 2
        ? Promise.resolve({
            kind: 'refused',
            details: [{ field: 'form', code: 'practiceLocked', message: 'gesperrt' }],
          })
        : takesAll(name, input),
    );
    await user.click(button);
    expect(await screen.findByText('gesperrt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.run.goOn }));
    await screen.findByRole('heading', { name: texts.result.title(150) });
    expect([...paused, areListsPaused()]).toEqual([true, true, true, false]);
    expect(
      sent()
        .at(-1)
        ?.rows.map(({ number }) => number),
    ).toEqual(Array.from({ length: 50 }, (_, i) => i + 101));
  });

  test.each([
    ['an old workbook', '<html><table>', 'liste.xls', texts.file.problems.oldWorkbook],
    ['an empty one', ' \n', 'liste.csv', texts.file.problems.empty],
  ])('in %s is refused with what to do instead', async (_name, text, file, expected) => {
    const user = show();
    await choose(user, text, file);
    expect(await screen.findByText(expected)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('may be pasted', async () => {
    const user = show();
    screen.getByLabelText(texts.file.pasteLabel).focus();
    await user.paste('Name\tTelefon\tSeit\nHuber\t0660 1\t1.2.2025');
    await user.click(screen.getByRole('button', { name: texts.file.usePasted }));
    expect(await screen.findByText(texts.check.coming(1, 1))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.columns.title }));
  });

  test('is read like a file where it is pasted: umlauts that were encoded twice come back', async () => {
    const user = show();
    screen.getByLabelText(texts.file.pasteLabel).focus();
    await user.paste('Name\tTelefon\tSeit\nEva MÃ¼ller\t0660 1\t1.2.2025');
    await user.click(screen.getByRole('button', { name: texts.file.usePasted }));
    expect(await screen.findByText(texts.preview.read('Eva · Müller'))).toBeTruthy();
    // A row without a notice is read, too: its name is swapped by one press, and it can be corrected.
    expect(
      screen.getByRole('button', { name: texts.preview.correctNamed('Eva Müller') }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.preview.swapNamed('Eva Müller') }));
    expect(await screen.findByText(texts.preview.read('Müller · Eva'))).toBeTruthy();
  });

  test('is nothing for who may only read, who sees why', () => {
    show({ readOnlyReason: 'Du hast Lesezugriff.' });
    expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
    expect(screen.queryByLabelText(/Datei mit der Warteliste/)).toBeNull();
  });
});

describe('a file', () => {
  /** Reads when it is told to, beside the page. */
  class Reader {
    static all: Reader[] = [];
    onmessage: (event: { data: ReadChoice | undefined }) => void = () => {};
    isOver = false;
    asked: Choice | undefined;
    constructor() {
      Reader.all.push(this);
    }
    postMessage(choice: Choice) {
      this.asked = choice;
    }
    async read() {
      if (this.asked) this.onmessage({ data: await readChoice(this.asked) });
    }
    terminate() {
      this.isOver = true;
    }
  }
  const readers = () => Reader.all.map(({ asked, isOver }) => [asked?.file.name, isOver]);
  beforeEach(() => {
    Reader.all = [];
    vi.stubGlobal('Worker', Reader);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is read beside the page; of two chosen one after the other, the second is', async () => {
    const user = show();
    await choose(user, 'Name;Telefon;Seit\nHuber;0660 1;1.2.2025', 'alt.csv');
    expect(screen.getByText(texts.loading)).toBeTruthy();
    await choose(
      user,
      'Name;Telefon;Seit\nMaier;0660 2;1.2.2025\nOrtner;0660 3;1.2.2025',
      'neu.csv',
    );
    expect(readers()).toEqual([
      ['alt.csv', true],
      ['neu.csv', false],
    ]);
    await Reader.all[1]?.read();
    expect(await screen.findByText(texts.check.coming(2, 2))).toBeTruthy();
    await Reader.all[0]?.read();
    expect(screen.getByText(texts.file.step('neu.csv'))).toBeTruthy();
    expect(screen.queryByText(texts.loading)).toBeNull();
    expect(readers().at(-1)).toEqual(['neu.csv', true]);
  });

  test('is read no further when somebody leaves', async () => {
    const user = show();
    await choose(user, 'Name;Telefon;Seit\nHuber;0660 1;1.2.2025');
    cleanup();
    expect(readers()).toEqual([['liste.csv', true]]);
  });

  test('that the worker cannot read is read here', async () => {
    const user = show();
    await choose(user, 'Name;Telefon;Seit\nHuber;0660 1;1.2.2025');
    Reader.all[0]?.onmessage({ data: undefined });
    expect(await screen.findByText(texts.check.coming(1, 1))).toBeTruthy();
  });

  test('whose umlauts look wrong stays while it is read as chosen', async () => {
    const user = show();
    const bytes = Uint8Array.from('Name;Telefon;Seit\nM\xfcller;0660 1;1.2.2025', (character) =>
      character.charCodeAt(0),
    );
    await user.upload(
      screen.getByLabelText(/Datei mit der Warteliste/),
      new File([bytes], 'liste.csv'),
    );
    await Reader.all[0]?.read();
    await user.click(await screen.findByText(texts.source.looksGuessed));
    const macintosh = screen.getByRole<HTMLInputElement>('radio', { name: 'M¸ller' });
    await user.click(macintosh);
    expect(macintosh.checked).toBe(true);
    expect(Reader.all[1]?.asked?.encoding).toBe('macintosh');
    await Reader.all[1]?.read();
    // In its column and the preview, too.
    await waitFor(() => expect(screen.getAllByText('M¸ller').length).toBeGreaterThan(2));
  });
});

describe('an import', () => {
  const done = {
    id: 'i',
    at: new Date('2026-11-20T08:00:00Z'),
    by: 'anna',
    fileName: 'liste.csv',
    total: 7,
    added: 3,
    status: 'done',
  };

  test('is undone after one question, with its sum', async () => {
    stored.imports = [done];
    call.mockResolvedValue({ kind: 'done', output: { removed: 120, skipped: 2 } });
    const user = show();
    const row = screen.getByText('liste.csv').closest('li') as HTMLElement;
    expect(row.textContent).toContain('Anna Berger');
    await user.click(within(row).getByRole('button', { name: texts.undo.openNamed('liste.csv') }));
    expect(call).not.toHaveBeenCalled();
    await user.click(within(row).getByRole('button', { name: texts.undo.confirm }));
    expect(await screen.findByText(texts.undo.done({ removed: 120, skipped: 2 }))).toBeTruthy();
    expect(call.mock.calls).toEqual([['undoImport', { companySlug: 'praxis', importId: 'i' }]]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.title));
  });

  test('that was undone offers nothing more; until its people are gone, no file is compared', async () => {
    stored.imports = [
      { ...done, id: 'a', status: 'undone', added: 0 },
      { ...done, id: 'b', status: 'undoing' },
    ];
    const user = show();
    expect(screen.getByText(new RegExp(texts.past.left(0)))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /rückgängig machen/ })).toBeNull();
    await choose(user, 'Name;Telefon;Seit\nHuber;0660 1;1.2.2025');
    expect(await screen.findByText(texts.check.stillUndoing)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.check.check }));
    expect(call).not.toHaveBeenCalled();
  });
});
