/** Who calls from a sheet of paper must know whom it leaves out, and whom to ask for. */
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrintedRequests } from '../../features/requests/print/printed-requests.tsx';
import { PrintedWaitingList } from '../../features/waiting-list/print/printed-waiting-list.tsx';

const form = aFormConfiguration();
const child = {
  type: 'other',
  firstname: 'Ida',
  lastname: 'Gruber',
  contactPersonFirstname: 'Eva',
  contactPersonLastname: 'Gruber',
  contactPersonRelationship: 'Mutter',
  phone: '0316 111 22 33',
  phone2: '0664 444 55 66',
} as const;
const requests = [
  { ...aRequest(child, form), id: 'ida' },
  { ...aRequest({ type: 'self', firstname: 'Karl', lastname: 'Mayr' }, form), id: 'karl' },
];
const shared = { practiceTitle: 'Praxis', tags: new Map(), now: new Date('2026-11-27T10:00:00Z') };

test.each([
  [
    'the table',
    <PrintedRequests
      key="table"
      {...shared}
      requests={requests}
      title="Offene Anfragen"
      filter={['Kind', 'kann am Dienstag']}
      form={form}
      onProgress={() => {}}
      onReady={() => {}}
    />,
  ],
  [
    'a waiting list',
    <PrintedWaitingList
      key="list"
      {...shared}
      title="Dienstag, 14 Uhr"
      details={['Nur: Kind, kann am Dienstag']}
      entries={requests.map((request, i) => ({ request, place: i + 1 }))}
      times={[]}
      offered={[]}
    />,
  ],
])('%s names its filter, whom to ask for, and every number', (_, sheet) => {
  render(sheet);
  expect(document.body.textContent).toContain('Nur: Kind, kann am Dienstag');
  const [ida, karl] = screen.getAllByRole('row').slice(1);
  expect(ida?.textContent).toContain('über Eva Gruber (Mutter)');
  for (const number of [child.phone, child.phone2]) expect(ida?.textContent).toContain(number);
  expect(karl?.textContent).not.toContain('über');
});
