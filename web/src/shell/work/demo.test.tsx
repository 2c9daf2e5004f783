import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { paths } from '@platzwart/domain/paths';
import { Practice } from '@platzwart/domain/practice/practice';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../features/session/queries.ts';
import { shownSamples } from '../../firebase/samples.ts';
import Demo from './demo.tsx';

const withoutId = (document: object | undefined) => {
  const { id: _, ...rest } = document as { id: string };
  return rest;
};

function Guest() {
  const { user } = useSession();
  return <p>{user?.practices.map(({ slug }) => slug).join()}</p>;
}

it('is a practice of its own for whoever comes: all that is read there is invented, and ends with it', () => {
  render(
    <Demo>
      <Guest />
    </Demo>,
  );
  expect(screen.getByText('demo')).toBeTruthy();
  const samples = shownSamples();
  Practice.parse(withoutId(samples?.document(paths.practice('demo'))));
  FormConfiguration.parse(withoutId(samples?.document(paths.form('demo'))));
  // Nothing at all is asked of the database.
  for (const path of [
    paths.account('demo'),
    paths.members('demo'),
    paths.practice('logopaedie-lindenhof'),
    paths.user('anna'),
  ]) {
    expect(samples?.holds(path), path).toBe(true);
    expect(samples?.document(path), path).toBeUndefined();
  }
  cleanup();
  expect(shownSamples()).toBeUndefined();
});
