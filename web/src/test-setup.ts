/** For every component test: a clean page, and no unexpected console errors. */
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { waitLimit } from '../../tests/support/limits.ts';

vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-platzwart');
vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-key');
vi.stubEnv('VITE_FIREBASE_APP_ID', 'demo-app');
vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'localhost');
vi.stubEnv('VITE_ORIGIN', 'http://localhost:5002');

// Another file of the same worker may have chosen to include hidden elements.
configure({ asyncUtilTimeout: waitLimit, defaultHidden: false });
// The library does so itself only in a worker's first file, and reverts it afterwards.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

// In development React traces where each element was made, which took a sixth of these tests' time
// and only adds to messages. It stops where so many are counted; a React without this counter fails
// here.
const [internals] = Object.entries(React).flatMap(([name, value]) =>
  name.startsWith('__CLIENT_INTERNALS') ? [value as object] : [],
);
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts its traces.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
});

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    // Late updates between two steps of a test depend on the machine, not on the product.
    if (!String(words[0]).includes('was not wrapped in act(')) complaints.push(words);
  });
});

afterEach(() => {
  cleanup();
  // A tab of its own for each test.
  globalThis.sessionStorage?.clear();
  vi.mocked(console.error).mockRestore();
  expect(complaints, 'unexpected console.error').toEqual([]);
});

/** A test that provokes a console error takes it from here, so that only others fail it. */
export function takeComplaints(): unknown[][] {
  const taken = complaints;
  complaints = [];
  return taken;
}
