import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import DeferredComponents from './deferred-components.tsx';

const env = vi.hoisted(() => ({ analyticsUrl: '', analyticsName: '' }));
vi.mock('../env.ts', async (original) => ({
  ...(await original<object>()),
  get analyticsUrl() {
    return env.analyticsUrl;
  },
  get analyticsName() {
    return env.analyticsName;
  },
}));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser would have stored.
  document.cookie = 'consent_status=; Max-Age=0; Path=/';
});

test.each([
  ['a service and a page that is counted', 'Zählwerk', true, 1],
  ['no service', '', true, 0],
  ['a page that is not counted', 'Zählwerk', false, 0],
])('with %s (%j, %j) so many ask about statistics: %i', (_what, name, hasStatistics, popups) => {
  Object.assign(env, { analyticsName: name, analyticsUrl: name && 'https://statistik.example/script.js' });
  render(
    <MemoryRouter>
      <DeferredComponents hasStatistics={hasStatistics} />
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('region', { name: 'Cookies' })).toHaveLength(popups);
});
