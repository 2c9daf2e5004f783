import { operator } from '@platzwart/domain/legal/operator';
import { newAccount } from '@platzwart/domain/practice/account';
import { nameNotTyped } from '@platzwart/domain/text/typed-name';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../../calls/texts.ts';
import { texts as partyTexts } from '../../../entities/practice/contract-party-texts.ts';
import { PrivacyView, type PrivacyViewProps } from './privacy-view.tsx';
import { texts } from './texts.ts';

const { call, saveFile } = vi.hoisted(() => ({ call: vi.fn(), saveFile: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));
vi.mock('../../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['anna', 'Anna Berger']]),
}));
vi.mock('../../../ui/save-file.ts', async (actual) => ({ ...(await actual<object>()), saveFile }));

const now = new Date('2026-11-21T09:00:00Z');
const account = newAccount('office@praxis.example', 'anna', new Date('2026-01-10T09:00:00Z'));
const deletion = {
  askedAt: new Date('2026-11-21T08:00:00Z'),
  by: 'anna',
  dueAt: new Date('2026-11-28T08:00:00Z'),
};
const practice = aPractice({ slug: 'praxis', title: 'Praxis Größe', contactPerson: 'Anna Berger' });
const quiet = { activeAt: new Date('2026-03-01T09:00:00Z') };

beforeEach(() => {
  saveFile.mockReset();
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

function show(given: Partial<PrivacyViewProps> = {}) {
  const usual: PrivacyViewProps = {
    practice,
    account,
    role: 'administrator',
    open: [quiet],
    now,
    loadTable: async () => (_about, requests) => `${requests.length} Zeilen`,
  };
  const view = (more: Partial<PrivacyViewProps>) => (
    <MemoryRouter>
      <PrivacyView {...usual} {...given} {...more} />
    </MemoryRouter>
  );
  const { rerender } = render(view({}));
  return {
    user: userEvent.setup(),
    arrive: (more: Partial<PrivacyViewProps>) => rerender(view(more)),
  };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const months = () =>
  screen.getByRole('combobox', { name: texts.retention.label }) as HTMLSelectElement;

describe('how long requests are kept', () => {
  test('is saved as what it was and what it shall be, and said to be', async () => {
    const { user } = show();
    await user.selectOptions(months(), '6');
    expect(call).not.toHaveBeenCalled();
    await user.click(press('Speichern'));
    expect(call).toHaveBeenCalledExactlyOnceWith('updateRetention', {
      companySlug: 'praxis',
      edits: { retentionMonths: { from: 18, to: 6 } },
    });
    expect(screen.getByText('Gespeichert.')).toBeTruthy();
  });

  test('says before saving whom a shorter time would touch, and nothing of it where the time gets longer', async () => {
    const { user, arrive } = show({ account: { ...account, retentionMonths: 12 } });
    await user.selectOptions(months(), '6');
    expect(screen.getByText(/betrifft heute 1 offene Anfrage:/)).toBeTruthy();
    arrive({ account: { ...account, retentionMonths: 12 }, open: undefined });
    expect(screen.getByText(texts.retention.unknown)).toBeTruthy();
    arrive({ account: { ...account, retentionMonths: 12 }, open: [] });
    expect(screen.getByText(texts.retention.touchesNobody)).toBeTruthy();
    await user.selectOptions(months(), '15');
    expect(screen.queryByText(/kürzere Zeit/)).toBeNull();
  });

  test('a refusal appears at the field, and what was chosen stays', async () => {
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'retentionMonths', code: 'tooLong', message: 'Höchstens 18 Monate.' }],
    });
    const { user } = show();
    await user.selectOptions(months(), '6');
    await user.click(press('Speichern'));
    await waitFor(() => expect(months().getAttribute('aria-invalid')).toBe('true'));
    expect(months().value).toBe('6');
  });
});

describe('the export', () => {
  const answer = (ids: string[], next: string | null, about: object | null = null) => ({
    kind: 'done',
    output: { about, requests: ids.map((id) => ({ id })), next },
  });

  test('reads part after part and saves one file', async () => {
    call
      .mockResolvedValueOnce(answer(['a', 'b'], 'b', { practice }))
      .mockResolvedValueOnce(answer(['c'], null));
    const { user } = show();
    await user.click(press(texts.export.press));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(call.mock.calls.map(([, { after }]) => after)).toEqual(['', 'b']);
    expect(screen.getByText(/^Fertig: praxis-praxis-.*\.zip mit 3 Anfragen\.$/)).toBeTruthy();
  });

  test('continues after a failure with the part that failed, and loses nothing that was read', async () => {
    call
      .mockResolvedValueOnce(answer(['a', 'b'], 'b', { practice }))
      .mockResolvedValueOnce({ kind: 'failed' });
    const { user } = show();
    await user.click(press(texts.export.press));
    await screen.findByText(callTexts.noAnswer);
    expect(saveFile).not.toHaveBeenCalled();
    call.mockResolvedValueOnce(answer(['c'], null));
    await user.click(press(texts.export.goOn));
    await screen.findByText(/mit 3 Anfragen/);
    expect(call.mock.calls.map(([, { after }]) => after)).toEqual(['', 'b', 'b']);
  });

  test('cancelled while a part is on its way it saves nothing, says so, and keeps the focus', async () => {
    let come: (value: unknown) => void = () => undefined;
    call.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    const { user } = show();
    await user.click(press(texts.export.press));
    await user.click(press(texts.export.cancel));
    come(answer(['a'], null, { practice }));
    expect(await screen.findByText(texts.export.cancelled)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(press(texts.export.press)));
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('asks nobody without a connection, and says so', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show();
    await user.click(press(texts.export.press));
    network.mockRestore();
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByText(callTexts.offline)).toBeTruthy();
  });
});

describe('the contract', () => {
  test('names the version that was accepted, and a newer one', () => {
    const accepted = (version: string) => ({
      account: { ...account, acceptedTerms: { version, hash: 'a' } },
    });
    const { arrive } = show(accepted('Mai 2026'));
    expect(
      screen.getByText(
        /Angenommen habt ihr .* in der Fassung vom Mai 2026\. Inzwischen gibt es die Fassung vom/,
      ),
    ).toBeTruthy();
    arrive(accepted(operator.legalDate));
    expect(
      screen.getByText(new RegExp(`in der Fassung vom ${operator.legalDate}\\.$`)),
    ).toBeTruthy();
    arrive({ account });
    expect(screen.queryByText(/Angenommen habt ihr/)).toBeNull();
  });

  test('is asked for by everybody who sees it, saved, and said to be', async () => {
    call.mockResolvedValue({ kind: 'done', output: { fileName: 'vertrag.pdf', pdf: 'JVBERg==' } });
    const { user } = show({ role: 'viewer' });
    await user.click(press(texts.contract.press));
    expect(await screen.findByText(texts.contract.done('vertrag.pdf'))).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith('issueContract', {
      companySlug: 'praxis',
      kind: 'contract',
    });
    const [name, content] = saveFile.mock.calls[0] ?? [];
    expect([name, await content.text()]).toEqual(['vertrag.pdf', '%PDF']);
  });

  test('that could not be drawn says so, and saves nothing', async () => {
    call.mockResolvedValue({ kind: 'failed' });
    const { user } = show();
    await user.click(press(texts.contract.file));
    expect(await screen.findByText(callTexts.noAnswer)).toBeTruthy();
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe('with whom the contract is', () => {
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

  test('is asked for until it is known, sent as typed, and a refusal stands at its field', async () => {
    call.mockResolvedValueOnce({
      kind: 'refused',
      details: [
        { field: 'party.address', code: 'missing', message: 'Bitte gib die Anschrift an.' },
      ],
    });
    const { user, arrive } = show();
    await user.type(field(partyTexts.name), 'Berger & Partner');
    await user.type(field(/^Rechtsform/), 'GbR');
    await user.click(press(partyTexts.save));
    expect(await screen.findByText('Bitte gib die Anschrift an.')).toBeTruthy();
    await user.type(field(partyTexts.address), 'Seeweg 2');
    await user.click(press(partyTexts.save));
    const party = { name: 'Berger & Partner', legalForm: 'GbR', address: 'Seeweg 2' };
    expect(call).toHaveBeenLastCalledWith('setContractParty', { companySlug: 'praxis', party });
    arrive({ account: { ...account, contractParty: party } });
    expect(screen.getByText('Berger & Partner, GbR')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: partyTexts.name })).toBeNull();
  });

  test('is shown to the team, and entered by administrators alone', () => {
    show({ role: 'therapist' });
    expect(screen.getByText(partyTexts.missing)).toBeTruthy();
    expect(screen.queryByRole('button', { name: partyTexts.save })).toBeNull();
  });
});

describe('the end of the practice', () => {
  const field = () => screen.getByRole('textbox', { name: texts.deletion.label });

  test('needs the name: another one is refused at the field and nobody is asked', async () => {
    const { user } = show();
    await user.click(press(texts.deletion.open));
    await user.type(field(), 'praxis groß');
    await user.click(press(texts.deletion.confirm));
    expect(call).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(nameNotTyped)).toBeTruthy();
  });

  test('is asked for with the name, also by Enter, and shows who and when as soon as it is planned', async () => {
    const { user, arrive } = show();
    await user.click(press(texts.deletion.open));
    await user.type(field(), ' praxis-größe {Enter}');
    expect(call).toHaveBeenCalledExactlyOnceWith('deletePractice', {
      companySlug: 'praxis',
      title: 'praxis-größe',
    });
    arrive({ practice: { ...practice, locked: true }, account: { ...account, deletion } });
    expect(screen.getByText(/Veranlasst von Anna Berger am 21\.11\.2026, 09:00\./)).toBeTruthy();
    expect(screen.getByText(texts.deletion.planned('28.11.2026'))).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: texts.deletion.title }),
      ),
    );
  });

  test('says what becomes of the subscription and of those who wait', () => {
    const { arrive } = show({ open: [quiet, quiet] });
    expect(screen.getByText(/^2 offene Anfragen: Wer wartet, bekommt/)).toBeTruthy();
    expect(screen.queryByText(/Abo endet/)).toBeNull();
    const subscription = aSubscription(new Date('2026-11-25T10:00:00Z'));
    arrive({ open: undefined, account: { ...account, subscription } });
    expect(screen.getByText(/^Wer wartet, bekommt/)).toBeTruthy();
    expect(screen.getByText(/Abo endet dann.*am 25\.11\.2026.*noch einmal abgebucht/)).toBeTruthy();
    const off = { ...subscription, cancelledAt: new Date('2026-11-20T10:00:00Z') };
    arrive({ account: { ...account, subscription: off } });
    expect(screen.queryByText(/noch einmal abgebucht/)).toBeNull();
  });

  test('a name that has changed meanwhile is refused at the field', async () => {
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'title', code: 'otherTitle', message: 'Heißt jetzt anders.' }],
    });
    const { user } = show();
    await user.click(press(texts.deletion.open));
    await user.type(field(), 'Praxis Größe');
    await user.click(press(texts.deletion.confirm));
    expect(await screen.findByText('Heißt jetzt anders.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('is undone with one press, in the locked practice too', async () => {
    const { user, arrive } = show({
      practice: { ...practice, locked: true },
      account: { ...account, deletion },
    });
    await user.click(press(texts.deletion.undo));
    expect(call).toHaveBeenCalledExactlyOnceWith('undoPracticeDeletion', { companySlug: 'praxis' });
    arrive({ practice, account });
    expect(screen.getByText(texts.deletion.undone)).toBeTruthy();
    expect(press(texts.deletion.open)).toBeTruthy();
  });

  test('says why it could not be undone', async () => {
    call.mockResolvedValue({ kind: 'failed' });
    const { user } = show({
      practice: { ...practice, locked: true },
      account: { ...account, deletion },
    });
    await user.click(press(texts.deletion.undo));
    expect(await screen.findByText(callTexts.noAnswer)).toBeTruthy();
  });
});

describe('those who may only read', () => {
  test.each(['therapist', 'viewer'] as const)(
    'a %s sees everything, starts nothing, and is told why',
    async (role) => {
      const { user } = show({ role });
      expect(months().closest('fieldset')?.disabled).toBe(true);
      await user.click(press(texts.export.press));
      await user.click(press(texts.deletion.open));
      expect(call).not.toHaveBeenCalled();
      expect(screen.queryByRole('textbox')).toBeNull();
      for (const name of [texts.export.press, texts.deletion.open]) {
        expect(
          screen
            .getByRole('button', { name, description: texts.administratorsOnly })
            .getAttribute('aria-disabled'),
        ).toBe('true');
      }
    },
  );

  test('see that the practice will be deleted, without a button that would be refused', () => {
    show({
      role: 'viewer',
      practice: { ...practice, locked: true },
      account: { ...account, deletion },
    });
    expect(screen.getByText(texts.deletion.undoOnlyBy)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.deletion.undo })).toBeNull();
  });

  test('in a locked practice the time cannot be changed, but export, contract and deletion go on', () => {
    show({ practice: { ...practice, locked: true } });
    expect(months().closest('fieldset')?.disabled).toBe(true);
    expect(screen.getByText(texts.retentionLocked)).toBeTruthy();
    const page = within(document.body);
    for (const name of [texts.export.press, texts.contract.press, texts.deletion.open]) {
      expect(page.getByRole('button', { name }).getAttribute('aria-disabled')).not.toBe('true');
    }
  });
});
