/** For every component test: a clean page, and no complaint that nobody expected. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-platzwart');
vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-key');
vi.stubEnv('VITE_FIREBASE_APP_ID', 'demo-app');
vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'localhost');
vi.stubEnv('VITE_ORIGIN', 'http://localhost:5002');

// What comes is found as soon as it is there; on a busy machine that takes longer than a second. Another file of the same worker
// may have chosen to see what is hidden.
configure({ asyncUtilTimeout: 8_000, defaultHidden: false });
// The library says so itself only in the first file of a worker, and takes it back after that.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    // Something may come late, between two steps of a test: whether it does is a matter of the machine, not of the product.
    if (!String(words[0]).includes('was not wrapped in act(')) complaints.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.mocked(console.error).mockRestore();
  expect(complaints, 'unexpected console.error').toEqual([]);
});

/** A test that provokes a complaint takes it from here, so that only others fail it. */
export function takeComplaints(): unknown[][] {
  const taken = complaints;
  complaints = [];
  return taken;
}
