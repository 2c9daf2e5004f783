import { certificateRefusals } from '@platzwart/domain/patient-portal/certificate-refusals';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import { certificateRequestTexts as t } from './certificate-request-texts.ts';
import { personalDataTexts } from './personal-data-texts.ts';
import { callsOfTests, done, link, show, shownRequest, world } from './portal-test-setup.tsx';
import { texts } from './texts.ts';

vi.mock('../../firebase/calls.ts', () => callsOfTests);
const { saveFile } = vi.hoisted(() => ({
  saveFile: vi.fn<(name: string, content: Blob) => void>(),
}));
vi.mock('../../ui/save-file.ts', async (actual) => ({ ...(await actual<object>()), saveFile }));

beforeEach(() => {
  world.reset();
  saveFile.mockReset();
});

async function opened() {
  const user = show({ practice: { certificates: true } });
  await user.click(await screen.findByText(texts.manage.title));
  await screen.findByRole('region', { name: t.title });
  // One for both: the data and the sheet.
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: personalDataTexts.proof.birthdate,
  });
  const press = () => user.click(screen.getByRole('button', { name: t.press }));
  return { user, field, press };
}

test('after the second proof the sheet is a download', async () => {
  world.answers.issueCertificate = done({
    fileName: 'wartebestaetigung.pdf',
    pdf: btoa('%PDF-1.7'),
  });
  const { user, field, press } = await opened();
  await press();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await user.type(field, '05.03.1984');
  await press();
  expect(await screen.findByText(t.done)).toBeTruthy();
  expect(world.calls.at(-1)).toEqual({
    name: 'issueCertificate',
    input: { ...link, proof: '05.03.1984' },
  });
  const [name, content] = saveFile.mock.calls[0] ?? [];
  expect([name, content?.type, content?.size]).toEqual([
    'wartebestaetigung.pdf',
    'application/pdf',
    8,
  ]);
});

test('a wrong proof is said at its field; what would be untrue is refused in words; no connection can be tried again', async () => {
  const refused = (field: string, code: string, message: string) => ({
    kind: 'refused',
    details: [{ field, code, message }],
  });
  const { user, field, press } = await opened();
  await user.type(field, '1');
  world.answers.issueCertificate = refused('proof', 'proofWrong', 'Das passt nicht.');
  await press();
  expect(await screen.findByText('Das passt nicht.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  world.answers.issueCertificate = refused('form', 'declined', certificateRefusals.declined);
  await press();
  expect(await screen.findByText(certificateRefusals.declined)).toBeTruthy();
  world.answers.issueCertificate = { kind: 'failed' };
  await press();
  expect(await screen.findByText(callTexts.noAnswer)).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
});

test('once the data are shown, the sheet needs no second proof', async () => {
  world.answers.answerRequestLink = done({
    personalData: { firstname: 'Eva', lastname: 'Muster' },
  });
  world.answers.issueCertificate = done({
    fileName: 'wartebestaetigung.pdf',
    pdf: btoa('%PDF-1.7'),
  });
  const { user, field, press } = await opened();
  await user.type(field, '05.03.1984{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: personalDataTexts.proof.birthdate })).toBeNull(),
  );
  await screen.findByRole('region', { name: t.title });
  await press();
  expect(await screen.findByText(t.done)).toBeTruthy();
  expect(world.calls.at(-1)).toEqual({
    name: 'issueCertificate',
    input: { ...link, proof: '05.03.1984' },
  });
});

test('why there can be none is said before anything is asked for', async () => {
  world.answers.viewRequestLink = done({
    ...shownRequest,
    certificateRefusal: certificateRefusals.accepted,
  });
  const user = show({ practice: { certificates: true } });
  await user.click(await screen.findByText(texts.manage.title));
  expect(await screen.findByText(certificateRefusals.accepted)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.press })).toBeNull();
});

test('is offered only where the practice allows it', async () => {
  const user = show();
  await user.click(await screen.findByText(texts.manage.title));
  expect(await screen.findByText(personalDataTexts.title)).toBeTruthy();
  expect(screen.queryByText(t.title)).toBeNull();
});
