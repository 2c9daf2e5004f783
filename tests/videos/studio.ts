/** Opens browsers for a scene, films what they show, and puts the demo world back as it was. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { recordingSize } from '../../web/src/content/videos.ts';
import { demoAdministration, quietContext } from '../demo-camera.ts';
import { signIn } from '../journeys/steps.ts';
import { asPhone, phoneSize } from './cards.ts';
import type { Studio } from './scene.ts';
import { Stage } from './stage.ts';
import type { Timeline } from './timeline.ts';

type OpenStudio = Studio & {
  readonly posterPicture: () => Buffer | undefined;
  /** Tidies up; gives what could not be. */
  readonly close: () => Promise<string[]>;
};

const wide: BrowserContextOptions = { viewport: recordingSize };

export function openStudio(browser: Browser, address: string, timeline: Timeline): OpenStudio {
  const contexts: BrowserContext[] = [];
  const tidying: (() => Promise<void>)[] = [];
  let poster: Buffer | undefined;

  const open = async (
    options: BrowserContextOptions,
    path?: string,
    as?: string,
  ): Promise<Page> => {
    const context = await quietContext(browser, options, address);
    contexts.push(context);
    const page = await context.newPage();
    if (as !== undefined) await signIn(page, as, demoAdministration);
    if (path !== undefined) await page.goto(path);
    // The bar learns a moment later who is signed in, on a wide window too: the way out lies in its
    // menu.
    if (as !== undefined) await page.getByText('Abmelden').first().waitFor({ state: 'attached' });
    return page;
  };

  return {
    address,
    desk: async (path, as) => Stage.before(await open(wide, path, as), timeline),
    phone: async (path) =>
      Stage.before(
        await open({ viewport: phoneSize, hasTouch: true, isMobile: true }, path),
        timeline,
        {
          framing: asPhone,
          isTouch: true,
        },
      ),
    email: async (html) => {
      const page = await open(wide);
      await page.setContent(html);
      // Where a link leads, the scene shows itself.
      await page.evaluate(() =>
        document.addEventListener('click', (event) => event.preventDefault()),
      );
      return Stage.before(page, timeline);
    },
    elsewhere: (path, as) => open(wide, path, as),
    poster: async (stage) => {
      poster = await stage.picture();
    },
    afterwards: (tidy) => {
      tidying.unshift(tidy);
    },
    posterPicture: () => poster,
    close: async () => {
      const left: string[] = [];
      for (const tidy of tidying)
        await tidy().catch((error: Error) => left.push(error.message.split('\n')[0] ?? ''));
      await Promise.all(contexts.map((context) => context.close()));
      return left;
    },
  };
}
