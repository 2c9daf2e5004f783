import { certificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import { texts } from './texts.ts';
import { VerifyCertificate } from './verify-certificate.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));

const practice = {
  slug: 'praxis',
  title: 'Praxis am See',
  locations: [
    {
      id: 'praxis',
      title: 'Praxis',
      address1: 'Seeweg 1',
      address2: '8010 Graz',
      address3: '2. Stock',
    },
  ],
};
const number = certificateNumber('f81d4fae7dec11d0a76500a0c91e6bf6');
const known = {
  certificate: {
    waitsSince: '2026-04-09',
    issuedOn: '2026-11-24',
    notBefore: '2027-06-01',
    paused: false,
    entered: false,
    birthdate: 'notAsked',
    issuer: { since: '2025-03-01', checked: { on: '2026-10-12', what: 'Berufsregister, Rückruf' } },
  },
};

beforeEach(() => call.mockReset().mockResolvedValue({ kind: 'done', output: known }));

test('the number in the address is verified at once, and says since when somebody waits', async () => {
  render(<VerifyCertificate practice={practice} given={number.toLowerCase()} />);
  expect(
    await screen.findByRole('heading', { name: 'Von dieser Praxis ausgestellt am 24.11.2026' }),
  ).toBeTruthy();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    texts.numberShown,
    texts.waitsSince,
    texts.noOffer,
    texts.notBefore,
    texts.birthdate,
    texts.practice,
    texts.address,
    texts.since,
    texts.identity,
  ]);
  for (const known of [
    'Seeweg 1, 8010 Graz, 2. Stock',
    '01.03.2025',
    'von uns geprüft am 12.10.2026: Berufsregister, Rückruf',
  ])
    expect(screen.getByText(known)).toBeTruthy();
  expect(screen.queryByText(texts.identityWarning)).toBeNull();
  expect(call).toHaveBeenCalledExactlyOnceWith('viewCertificate', {
    companySlug: 'praxis',
    number,
  });
  for (const day of ['09.04.2026', '01.06.2027']) expect(screen.getByText(day)).toBeTruthy();
});

test('a practice that we no longer vouch for, and a day that it entered itself, are marked as such', async () => {
  const issuer = { since: '2025-03-01', checked: null };
  call.mockResolvedValue({
    kind: 'done',
    output: { certificate: { ...known.certificate, entered: true, issuer } },
  });
  render(<VerifyCertificate practice={practice} given={number} />);
  expect(await screen.findByText(texts.identityWarning)).toBeTruthy();
  expect(screen.getByText(texts.identityUnknown)).toBeTruthy();
  expect(screen.getByText('09.04.2026, von uns nicht bestätigt')).toBeTruthy();
});

test('a date of birth is verified too if one is typed, and reveals a sheet that was changed', async () => {
  const user = userEvent.setup();
  render(<VerifyCertificate practice={practice} given={number} />);
  expect(await screen.findByText(texts.birthdateIs.notAsked)).toBeTruthy();
  expect(screen.queryByText(texts.paused)).toBeNull();
  const field = screen.getByRole('textbox', { name: new RegExp(texts.birthdate) });
  const answer = async (birthdate: string) => {
    call.mockResolvedValueOnce({
      kind: 'done',
      output: { certificate: { ...known.certificate, paused: true, birthdate } },
    });
    await user.click(screen.getByRole('button', { name: texts.press }));
  };
  await user.type(field, '5.3.1984');
  await answer('matches');
  expect(await screen.findByText(texts.birthdateIs.matches)).toBeTruthy();
  expect(screen.getByText(texts.paused)).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('viewCertificate', {
    companySlug: 'praxis',
    number,
    birthdate: '5.3.1984',
  });
  await answer('tooMany');
  expect(await screen.findByText(texts.birthdateIs.tooMany)).toBeTruthy();
  await answer('differs');
  expect(await screen.findByRole('heading', { name: texts.differs })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /ausgestellt am/ })).toBeNull();

  const details = [{ field: 'birthdate', code: 'notADate', message: 'Bitte ein Datum.' }];
  call.mockResolvedValueOnce({ kind: 'refused', details });
  await user.click(screen.getByRole('button', { name: texts.press }));
  await screen.findByText('Bitte ein Datum.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a typing error is found without asking; an unknown number, a flood and a lost connection each say what to do', async () => {
  render(<VerifyCertificate practice={practice} given="" />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: texts.number });
  const press = () => user.click(screen.getByRole('button', { name: texts.press }));
  await press();
  expect(screen.getByText(texts.missing)).toBeTruthy();
  await user.type(field, number.replace(/.$/, number.endsWith('0') ? '1' : '0'));
  await press();
  expect(screen.getByText(texts.mistyped)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(call).not.toHaveBeenCalled();

  call
    .mockResolvedValueOnce({ kind: 'done', output: { certificate: null } })
    .mockResolvedValueOnce({ kind: 'failed' })
    .mockResolvedValueOnce({ kind: 'failed', hasAnswer: true });
  await user.clear(field);
  await user.type(field, number.replaceAll('-', ' '));
  await press();
  expect(await screen.findByRole('heading', { name: texts.unknown })).toBeTruthy();
  await press();
  expect(await screen.findByText(callTexts.unread)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.unknown })).toBeNull();
  await press();
  expect(await screen.findByText(callTexts.failed)).toBeTruthy();
});
