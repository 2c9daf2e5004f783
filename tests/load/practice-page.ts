/**
 * A practice's page as its service writes it, against Hosting's empty document, alternating in one
 * browser on the running demo world (`npm run bench` starts it): first byte, and the practice's
 * name on the screen. Without a shared cache in between, so this is what the first visitor sees.
 */
import { chromium } from '@playwright/test';
import { productUrl, toolchain } from '../../scripts/toolchain.ts';

const rounds = 30;
const path = '/logopaedie-lindenhof';
const name = 'Logopädie Lindenhof';
/** A phone's connection: round trip in milliseconds, bytes per second. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

const browser = await chromium.launch({
  executablePath: toolchain().chromium ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const taken = {
  written: { firstByte: [] as number[], name: [] as number[] },
  empty: { firstByte: [] as number[], name: [] as number[] },
};

for (let round = 0; round < rounds + 3; round++) {
  for (const kind of round % 2 === 0
    ? (['written', 'empty'] as const)
    : (['empty', 'written'] as const)) {
    const { firstByte, nameShown } = await open(kind);
    // Skips warm-up rounds.
    if (round < 3) continue;
    taken[kind].firstByte.push(firstByte);
    taken[kind].name.push(nameShown);
  }
}
await browser.close();

const [written, empty] = [taken.written, taken.empty];
console.log(
  `✓ Practice page, first byte, written / empty document  ${ratio(written.firstByte, empty.firstByte)}  no target of its own`,
);
const holds = median(written.name) <= 1.05 * median(empty.name);
console.log(
  `${holds ? '✓' : '✗'} Practice page, name on a phone's screen, written / empty document  ${ratio(written.name, empty.name)}  ≤ 1.05`,
);
process.exit(holds ? 0 : 1);

async function open(kind: 'written' | 'empty'): Promise<{ firstByte: number; nameShown: number }> {
  const context = await browser.newContext({
    baseURL: productUrl,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  // Both take the same detour; the page does not notice which document it gets.
  await page.route(`**${path}`, (route) =>
    route.continue(kind === 'empty' ? { url: `${productUrl}/practice.html` } : {}),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (title) => document.querySelector('h1')?.textContent === title && performance.now(),
    name,
  );
  const nameShown = Number(await shown.jsonValue());
  const firstByte = await page.evaluate(() => {
    const [{ requestStart, responseStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return responseStart - requestStart;
  });
  await context.close();
  return { firstByte, nameShown };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(one: readonly number[], other: readonly number[]): string {
  return `${(median(one) / median(other)).toFixed(2)}x (p50 ${median(one).toFixed(0)} and ${median(other).toFixed(0)} ms)`;
}
