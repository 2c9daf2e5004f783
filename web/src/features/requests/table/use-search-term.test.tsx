import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useKeys } from '../../../entities/keys/use-keys.ts';
import { SearchField } from './search-field.tsx';
import { useSearchTerm } from './use-search-term.ts';
import { useTableAddress } from './use-table-address.ts';

function Screen() {
  const [term, setTerm] = useSearchTerm(useTableAddress());
  useKeys({});
  return (
    <>
      <SearchField term={term} onTerm={setTerm} />
      <output>{useLocation().search + useLocation().hash}</output>
      <Link to="/">Anfragen</Link>
    </>
  );
}

const show = (path = '/') => {
  history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
  return {
    field: screen.getByRole('searchbox', { name: 'Suchen' }) as HTMLInputElement,
    user: userEvent.setup(),
  };
};

describe('the search field', () => {
  // When bound to the URL, which the router updates in a transition, it kept only a fast typist's
  // first character.
  test('keeps every character, and the address follows where no server reads it', async () => {
    const { field, user } = show('/?seite=3');
    await user.type(field, 'Özkan');
    expect(field.value).toBe('Özkan');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('#suche=%C3%96zkan'));
    expect(field.value).toBe('Özkan');
  });

  test('begins with what the address says, and follows a link elsewhere', async () => {
    const { field, user } = show('/#suche=berger');
    expect(field.value).toBe('berger');
    await user.click(screen.getByRole('link', { name: 'Anfragen' }));
    await waitFor(() => expect(field.value).toBe(''));
  });

  test('is reached with "/" from anywhere but another field', async () => {
    const { field, user } = show();
    await user.keyboard('/');
    expect(document.activeElement).toBe(field);
    await user.keyboard('a/b');
    expect(field.value).toBe('a/b');
  });
});
