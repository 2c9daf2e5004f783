import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StateMarks } from './state-marks.tsx';
import { texts } from './texts.ts';

test.each([
  ['sent without it', false, true],
  ['given', true, false],
  ['never asked for, by a phone call or before the form had the box', undefined, false],
])(
  'the consent to data about health %s: %s is marked as missing: %s',
  (_how, healthDataConsent, isMarked) => {
    const { healthDataConsent: _built, ...request } = aRequest();
    render(
      <StateMarks
        request={{
          id: 'a',
          ...request,
          ...(healthDataConsent === undefined ? {} : { healthDataConsent }),
        }}
      />,
    );
    expect(screen.queryAllByText(texts.consentMissing)).toHaveLength(isMarked ? 1 : 0);
  },
);
