import type { Country } from '@platzwart/domain/practice/country';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { practiceFieldTexts } from '../../content/practice-field-texts.ts';
import { RegionField } from './region-field.tsx';
import { regionFieldTexts as t } from './region-field-texts.ts';
import { useRegionReading } from './use-region-reading.ts';

function Address({ stored }: { stored?: Country }) {
  const [address2, setAddress2] = useState('');
  const [region, setRegion] = useState<Country | undefined>(stored);
  const reading = useRegionReading({ address1: '', address2, address3: '' });
  return (
    <>
      <input
        aria-label="Ort"
        value={address2}
        onChange={({ target }) => setAddress2(target.value)}
      />
      {reading && (
        <RegionField name="region" reading={reading} value={region} onChange={setRegion} />
      )}
    </>
  );
}

test('says what the address says, with a way to change it; asks where it leaves doubt, and says why where it is refused', async () => {
  render(<Address />);
  const user = userEvent.setup();
  const town = screen.getByLabelText('Ort');
  await user.type(town, '04155 Leipzig');
  expect(await screen.findByText('Deutschland, Sachsen')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: t.changeNamed }));
  expect((screen.getByRole('combobox', { name: t.label }) as HTMLSelectElement).value).toBe(
    'DE-SN',
  );
  await user.clear(town);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(town, '9490 Vaduz');
  expect(await screen.findByText(t.refused.abroad)).toBeTruthy();
  expect((screen.getByRole('combobox', { name: t.label }) as HTMLSelectElement).value).toBe('');
  await user.clear(town);
  await user.type(town, '0415 Leipzig');
  expect(await screen.findByText(t.refused.noSuchCode)).toBeTruthy();
});

test('stays a select while typing passes over regions, until it is left', async () => {
  render(<Address />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Ort'), '9490 Vaduz');
  const select = await screen.findByRole('combobox', { name: t.label });
  await user.selectOptions(select, 'CH-AG');
  await user.selectOptions(screen.getByRole('combobox', { name: t.label }), 'CH-AR');
  expect(document.activeElement).toBe(select);
  await user.tab();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/Appenzell Ausserrhoden/)).toBeTruthy();
});

test('while the towns are not there it says so; offline it waits, and what is certain is read afterwards, not asked', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Address />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Ort'), '04155 Leipzig');
  expect(screen.getByText(practiceFieldTexts.region.offline)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(screen.getByText(practiceFieldTexts.region.reading)).toBeTruthy();
  expect(await screen.findByText('Deutschland, Sachsen')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  online.mockRestore();
});
