import {
  aFormConfiguration,
  aPractice,
  aPracticeLocation,
} from '@platzwart/emulator-data/build-practice';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskRegion } from './ask-region.tsx';
import { regionFieldTexts as t } from './region-field-texts.ts';

function show(address2: string) {
  const { region: _unknown, ...location } = aPracticeLocation({ address2, address3: '' });
  render(
    <AskRegion
      slug="praxis"
      practice={aPractice({ locations: [location] })}
      form={aFormConfiguration()}
    />,
  );
}

test('says that the address leaves doubt only where it does; what is certain is to be confirmed', async () => {
  show('8400 Winterthur');
  expect(await screen.findByText('Schweiz, Zürich')).toBeTruthy();
  expect(screen.getByText(new RegExp(`^${t.ask.read}`))).toBeTruthy();
  expect(screen.queryByText(new RegExp(t.ask.doubt))).toBeNull();
});

test('asks where it is in doubt', async () => {
  show('5400 Baden SG');
  expect(await screen.findByText(new RegExp(`^${t.ask.doubt}`))).toBeTruthy();
  expect(screen.getByRole('combobox', { name: t.label })).toBeTruthy();
});
