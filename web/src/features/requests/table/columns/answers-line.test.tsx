import { aRequest } from '@platzwart/emulator-data/build-request';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import AnswersLine from './answers-line.tsx';

test('each answer is heard after its question', () => {
  const request = aRequest({
    own1: { question: 'Haben Sie Haustiere?', answer: 'Ja' },
    own3: { question: 'Schule', answer: 'VS Nord' },
  });
  const { container } = render(<AnswersLine request={{ id: 'erika', ...request }} />);
  expect(container.textContent).toBe('Haben Sie Haustiere? Ja · Schule: VS Nord');
});
