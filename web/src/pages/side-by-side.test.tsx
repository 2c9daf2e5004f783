/**
 * Three practices that differ only in their country: what patients read differs where
 * `differences.ts` says so, and nowhere else.
 */
import { formPresetsIn, presetKinds } from '@platzwart/domain/booking/form-presets';
import type { Country } from '@platzwart/domain/practice/country';
import { differences } from '@platzwart/domain/practice/differences';
import { nationOf } from '@platzwart/domain/practice/region';
import { advisesIssuingLater, issueLater } from '@platzwart/domain/request/prescription';
import {
  aFormConfiguration,
  aPractice,
  aPracticeLocation,
} from '@platzwart/emulator-data/build-practice';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { switches } from '../../../tests/support/booking-table.ts';
import { BookingForm } from '../features/booking/booking-form.tsx';
import { PracticeHome } from '../features/practice/practice-home.tsx';

const regions = ['AT', 'DE-SN', 'CH-ZH'] as const satisfies readonly Country[];

function practiceIn(region: Country) {
  return aPractice({ profession: 'physio', locations: [aPracticeLocation({ region })] });
}

/** Every text, label, link and suggestion on the page. */
function textsOf(page: Element): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of page.querySelectorAll('*'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'href', 'list'])
      texts.push(element.getAttribute(name) ?? '');
  for (const option of page.querySelectorAll('option')) texts.push(option.value);
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

async function formIn(region: Country, kind: (typeof presetKinds)[number]): Promise<string[]> {
  const practice = practiceIn(region);
  const asksAll = Object.fromEntries(switches.map((name) => [name, true]));
  // Where to turn in a crisis is a text of the practice's own; `differences.test.ts` compares it.
  const settings = { ...formPresetsIn(nationOf(region))[kind], ...asksAll, bookingInfoMessage: '' };
  const form = aFormConfiguration({ ...settings, issueLaterAdvised: null });
  const shown = { ...form, issueLaterAdvised: advisesIssuingLater(practice, form) };
  const { container } = render(
    <BookingForm
      practice={practice}
      form={shown}
      today="2026-11-21"
      onSent={() => undefined}
      send={async () => new Promise(() => undefined)}
    />,
  );
  await screen.findByRole('grid');
  const texts = textsOf(container);
  cleanup();
  return texts;
}

test.each(presetKinds)('the form of a practice that starts as %s', async (kind) => {
  const rest: string[][] = [];
  for (const region of regions) {
    const { insurers, insuredThrough } = differences[nationOf(region) ?? 'AT'];
    const wholes = [insuredThrough, region === 'DE-SN' ? issueLater : ''];
    const texts = await formIn(region, kind);
    const named = [...insurers, ...wholes];
    expect(
      named.filter((words) => !texts.some((text) => text.includes(words))),
      region,
    ).toEqual([]);
    const left = texts.flatMap((text) => (insurers.includes(text) ? [] : [text]));
    rest.push(
      left
        .map((text) => wholes.reduce((some, words) => some.replace(words, ''), text).trim())
        .filter((text) => text !== ''),
    );
  }
  const [austrian = [], german, swiss] = rest;
  expect(austrian.length).toBeGreaterThan(200);
  expect(german).toEqual(austrian);
  expect(swiss).toEqual(austrian);
});

test('the page of a practice is the same in every country', async () => {
  const pages = [];
  for (const region of regions) {
    const { container } = render(
      <MemoryRouter>
        <PracticeHome
          practice={practiceIn(region)}
          form={aFormConfiguration()}
          mayAdminister={false}
        />
      </MemoryRouter>,
    );
    await screen.findByRole('img', { name: /^Zeiten für Termine/ });
    pages.push(textsOf(container));
    cleanup();
  }
  expect(pages[0]?.length).toBeGreaterThan(20);
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
});
