import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Layout } from './layout.tsx';
import { loadParts } from './lazy-page.tsx';

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

beforeAll(loadParts);
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser would have stored.
  document.cookie = 'consent_status=; Max-Age=0; Path=/';
});

test.each([
  ['a service and a page that is counted', 'Zählwerk', true, 1],
  ['no service', '', true, 0],
  ['a page that is not counted', 'Zählwerk', false, 0],
])('with %s (%j, %j) so many ask about statistics: %i', (_what, name, hasStatistics, popups) => {
  Object.assign(env, {
    analyticsName: name,
    analyticsUrl: name && 'https://statistik.example/script.js',
  });
  render(
    <MemoryRouter>
      <Layout
        head={{ title: 'Seite' }}
        trail={[]}
        full
        isCompanyPublic
        hasStatistics={hasStatistics}
      >
        Text
      </Layout>
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('region', { name: 'Cookies' })).toHaveLength(popups);
});
