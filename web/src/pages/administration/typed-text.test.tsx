/** What somebody typed, whichever way they leave: asked about, and there again. */
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts, hasDrafts, ownDrafts } from '../../calls/saved-drafts.ts';
import { ContractParty } from '../../entities/practice/contract-party.tsx';
import {
  RequestHandlingProvider,
  type StoredRequest,
} from '../../entities/request/request-handling.tsx';
import EditRequest from '../../features/booking/edit-request.tsx';
import ManualEntryView from '../../features/booking/manual-entry/manual-entry-view.tsx';
import { InviteForm } from '../../features/members/invite-form.tsx';
import { NoteEditor } from '../../features/requests/panel/note-editor.tsx';
import { useSettingsForm } from '../../features/settings/use-settings-form.tsx';
import { GiveDialog } from '../../features/vacancies/panel/give-dialog.tsx';
import { usePersonalText } from '../../features/vacancies/panel/question.tsx';
import { TermsSection } from '../../features/vacancies/panel/terms-section.tsx';
import { vacancyOf } from '../../features/vacancies/test-vacancy.ts';
import { appHistory } from '../../ui/app-history.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { TextField } from '../../ui/text-field.tsx';

const today = '2026-11-23';

const world = vi.hoisted(() => {
  const loaded = (value: unknown) =>
    ({ status: 'loaded', value, isCurrent: true, isComplete: true }) as const;
  return {
    none: loaded([]),
    account: loaded({ offering: {}, contractParty: null }),
    names: new Map<string, string>(),
    /** Nobody answers. */
    never: new Promise<never>(() => undefined),
  };
});
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../entities/member/queries.ts', () => ({ useMemberNames: () => world.names }));
vi.mock('../../entities/request/queries.ts', () => ({ useOpenRequests: () => world.none }));
vi.mock('../../entities/practice/queries.ts', () => ({ useAccount: () => world.account }));
vi.mock('../../entities/request/commands.ts', () => ({ saveNote: () => world.never }));

const form = aFormConfiguration({
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: [{ weekday: 1, start: '08:00', end: '11:00' }],
    },
  ],
});
const ada: StoredRequest = { ...aRequest({ firstname: 'Ada', phone: '' }, form), id: 'ada' };
const noop = () => {};

function Settings() {
  const settings = useSettingsForm({
    stored: { greeting: '' },
    readOnlyReason: undefined,
    send: () => world.never,
  });
  return (
    <TextField
      label="Begrüßung"
      value={settings.values.greeting}
      onChange={(event) => settings.change({ greeting: event.target.value })}
    />
  );
}

function Words() {
  return usePersonalText().field;
}

type Typed = {
  shown: ReactNode;
  /** Opens what is not a field yet. */
  open?: RegExp;
  field: RegExp;
  /** It saves itself instead of asking. */
  savesItself?: true;
};

/** Where somebody may have typed for minutes: a session that ends there loses nothing. */
const drafts: Record<string, Typed> = {
  'the entry of a call': {
    shown: (
      <ManualEntryView
        slug="praxis"
        form={form}
        today={today}
        basePath="/praxis/administration"
        readOnlyReason={undefined}
        isShown
        onOpen={noop}
        onClose={noop}
      />
    ),
    field: /^Vor-/,
  },
  'the form of a request': {
    shown: (
      <EditRequest
        request={ada}
        draft="edit ada"
        form={form}
        today={today}
        disabledReason={undefined}
        isLeaving={false}
        format={{ label: (field) => field, value: (_field, value) => String(value) }}
        onDirty={noop}
        onCancel={noop}
        onDiscard={noop}
        onStay={noop}
        save={() => world.never}
      />
    ),
    open: /ändern.*Kontakt|Kontakt.*ändern/,
    field: /^Telefonnummer/,
  },
  'the note of the practice': {
    shown: <NoteEditor request={ada} />,
    field: /^Notiz der Praxis/,
    savesItself: true,
  },
  'a form of the settings': { shown: <Settings />, field: /^Begrüßung/ },
  'what a place is': {
    shown: <TermsSection vacancy={vacancyOf({ therapist: '' })} form={form} today={today} />,
    open: /^Bearbeiten/,
    field: /^Hinweis für die Person/,
  },
};

const dialogs: Record<string, Typed> = {
  'giving a place': {
    shown: (
      <GiveDialog
        vacancy={vacancyOf({ therapist: '' })}
        request={ada}
        today={today}
        onClose={noop}
      />
    ),
    field: /^Therapeut/,
  },
  'a sentence to a person': { shown: <Words />, field: /./ },
  'who the contract is with': {
    shown: <ContractParty slug="praxis" party={undefined} isAllowed />,
    field: /^Name/,
  },
  'an invitation': {
    shown: <InviteForm slug="praxis" onDone={noop} onClose={noop} />,
    field: /^E-Mail/,
  },
};

const page = (shown: ReactNode) => (
  <MemoryRouter>
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined} plan={form}>
        {shown}
      </RequestHandlingProvider>
    </ToastProvider>
  </MemoryRouter>
);

const typed = 'Eva Huber';
const fieldOf = ({ field }: Typed) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: field });

async function open({ open }: Typed, user: UserEvent): Promise<void> {
  const opener = open && screen.queryByRole('button', { name: open });
  if (opener) await user.click(opener);
}

async function typeInto(of: Typed): Promise<UserEvent> {
  const user = userEvent.setup();
  render(page(of.shown));
  await open(of, user);
  await user.type(fieldOf(of), typed);
  return user;
}

beforeEach(() => {
  ownDrafts('anna');
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(dropDrafts);

const asking = Object.entries({ ...drafts, ...dialogs }).filter(([, of]) => !of.savesItself);

test.each(asking)('leaving asks, and who stays finds what was typed: %s', async (_what, of) => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const before = location.pathname;
  await typeInto(of);
  appHistory().push('/anderswo');
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(location.pathname).toBe(before);
  expect(fieldOf(of).value).toBe(typed);
  ask.mockRestore();
});

test.each(Object.entries(drafts))(
  'a session that ends takes nothing from who signs in again, and shows nobody else: %s',
  async (_what, of) => {
    const user = await typeInto(of);
    cleanup();
    ownDrafts('anna');
    render(page(of.shown));
    await waitFor(() => expect(fieldOf(of).value).toBe(typed));
    cleanup();
    ownDrafts('jonas');
    render(page(of.shown));
    await open(of, user);
    expect(fieldOf(of).value).toBe('');
  },
);

test('what was changed at a place and given up is not kept', async () => {
  const user = await typeInto(drafts['what a place is'] as Typed);
  expect(hasDrafts()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(hasDrafts()).toBe(false);
});
