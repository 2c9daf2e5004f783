import { aRequest } from '@platzwart/emulator-data/build-request';
import { aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  RequestHandlingProvider,
  type StoredRequest,
} from '../../entities/request/request-handling.tsx';
import { ArchiveMenu } from '../../features/requests/archive-menu.tsx';
import { ArchiveTrigger } from '../../features/requests/archive-trigger.tsx';
import { usePanelQuestion } from '../../features/requests/deletion/use-panel-question.tsx';
import { CallRound } from '../../features/requests/round/call-round.tsx';
import { ContactAnswers } from '../../features/requests/steps/contact-answers.tsx';
import { ContactLoggingProvider } from '../../features/requests/steps/contact-logging.tsx';
import { SelectionBar } from '../../features/requests/table/selection/selection-bar.tsx';
import { createActionMenu } from '../../ui/overlay/action-menu.tsx';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { AdministrationContext } from './administration-context.ts';
import Keyboard from './keyboard.tsx';

const today = '2026-11-21';

const world = vi.hoisted(() => ({
  vacancies: undefined as unknown,
  open: undefined as unknown,
  names: new Map(),
}));
const loaded = (value: unknown) => ({ status: 'loaded', value, isCurrent: true, isComplete: true });
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../entities/member/queries.ts', () => ({ useMemberNames: () => world.names }));
vi.mock('../../entities/request/queries.ts', () => ({ useOpenRequests: () => world.open }));
vi.mock('../../entities/vacancy/queries.ts', () => ({
  useLiveVacancies: () => world.vacancies,
  useOffersOf: () => loaded([]),
}));

const person = (firstname: string, isOffered = false): StoredRequest => ({
  ...aRequest({
    firstname,
    lastname: 'Probe',
    offer: isOffered ? { vacancyId: 'platz', until: null } : null,
  }),
  id: firstname.toLowerCase(),
});
const [ada, bea] = [person('Ada', true), person('Bea')];

beforeEach(() => {
  const plan = [ada, bea].map(({ id }, n) =>
    aPlannedPerson({ requestId: id, state: n === 0 ? 'offered' : null }),
  );
  world.vacancies = loaded([{ ...aVacancy({ state: 'offering', plan, asked: 1 }), id: 'platz' }]);
  world.open = loaded([ada, bea]);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

function Row() {
  const [menu] = useState(createActionMenu<StoredRequest>);
  return (
    <>
      <ArchiveTrigger request={ada} menu={menu} />
      <ArchiveMenu menu={menu} />
    </>
  );
}

function Deletion() {
  const { askDeletion, question } = usePanelQuestion({ openId: ada.id, onClose: () => {} });
  return (
    <>
      <button type="button" onClick={() => askDeletion(ada)}>
        Löschen
      </button>
      {question}
    </>
  );
}

const noop = () => {};
const press = (name: RegExp) => (user: UserEvent) =>
  user.click(screen.getByRole('button', { name }));

type Door = { shown: ReactNode; reach?: (user: UserEvent) => Promise<void>; says?: RegExp };

/** Wherever one press may end an offer. */
const doors: Record<string, Door> = {
  'the archive menu of a row and the panel': { shown: <Row />, reach: press(/archivieren/i) },
  'the key for archiving': {
    shown: (
      <AdministrationContext value={{ basePath: '/praxis/administration' } as never}>
        <button type="button" id={openerId(ada.id)}>
          Ada
        </button>
        <Keyboard />
      </AdministrationContext>
    ),
    reach: async (user) => {
      screen.getByRole('button', { name: 'Ada' }).focus();
      await user.keyboard('e');
    },
  },
  'archiving several': {
    shown: (
      <SelectionBar
        chosen={[ada, bea]}
        hidden={0}
        allFound={undefined}
        title="Offene Anfragen"
        onChoose={noop}
        onForget={noop}
        onClear={noop}
        onCompare={undefined}
        onExport={undefined}
        onPrint={undefined}
      />
    ),
    reach: press(/^Archivieren/),
    says: /^1 davon hat ein Angebot\. Es endet/,
  },
  'the answers in the panel': { shown: <ContactAnswers request={ada} today={today} /> },
  'the call round': {
    shown: <CallRound people={[ada]} today={today} basePath="" onClose={noop} />,
  },
  deletion: { shown: <Deletion />, reach: press(/^Löschen$/) },
};

test.each(Object.entries(doors))(
  'what an open offer becomes is said before it ends: %s',
  async (_door, {
    shown,
    reach,
    says = /^Hat ein Angebot für .* Es endet\. .*Bea Probe gefragt/,
  }) => {
    const user = userEvent.setup();
    render(
      <MemoryRouter>
        <ToastProvider label="Meldungen" closeLabel="Schließen">
          <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
            <ContactLoggingProvider uid="anna">{shown}</ContactLoggingProvider>
          </RequestHandlingProvider>
        </ToastProvider>
      </MemoryRouter>,
    );
    await reach?.(user);
    expect(await screen.findByText(says)).toBeTruthy();
  },
);
