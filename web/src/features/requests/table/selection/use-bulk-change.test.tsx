import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  RequestHandlingProvider,
  type StoredRequest,
} from '../../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../../ui/overlay/toasts.tsx';
import type { FieldChange } from './change-many.ts';
import { useBulkChange } from './use-bulk-change.ts';

const world = vi.hoisted(() => ({ open: {} as { value?: unknown }, sent: [] as unknown[] }));
vi.mock('../../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../../entities/request/queries.ts', () => ({ useOpenRequests: () => world.open }));
vi.mock('./change-many.ts', () => ({
  changeMany: async (_slug: string, changes: readonly FieldChange[]) => {
    world.sent.push(changes);
    return [];
  },
}));

const person = (id: string, fields: Partial<StoredRequest>): StoredRequest => ({
  ...aRequest({ firstname: id, ...fields }),
  id,
});

function Bar({ chosen }: { chosen: readonly StoredRequest[] }) {
  const { prioritize, toggleTag } = useBulkChange();
  return (
    <>
      <button type="button" onClick={() => prioritize(chosen, true)}>
        Priorisieren
      </button>
      <button type="button" onClick={() => toggleTag(chosen, 'kind', true)}>
        Schlagwort
      </button>
    </>
  );
}

const app = (chosen: readonly StoredRequest[]) => (
  <ToastProvider label="Meldungen" closeLabel="Schließen">
    <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
      <Bar chosen={chosen} />
    </RequestHandlingProvider>
  </ToastProvider>
);

test.each([
  {
    what: 'Priorisieren',
    changed: { prioritized: true },
    before: { prioritized: false },
  },
  {
    what: 'Schlagwort',
    changed: { tags: ['eilig', 'kind'] },
    before: { tags: ['eilig'] },
  },
])(
  '$what of several is undone for those whom it changed, and for no others',
  async ({ what, changed, before }) => {
    const user = userEvent.setup();
    world.sent = [];
    const live = (...people: readonly StoredRequest[]) => {
      world.open = { ...{ status: 'loaded', isCurrent: true, isComplete: true }, value: people };
      return people;
    };
    const had = person('ben', changed);
    const chosen = live(person('ada', before), had);
    const { rerender } = render(app(chosen));
    await user.click(screen.getByRole('button', { name: what }));
    rerender(app(live(person('ada', changed), had)));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(world.sent).toEqual([[{ id: 'ada', ...changed }], [{ id: 'ada', ...before }]]);
  },
);
