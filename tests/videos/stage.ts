/**
 * Before the camera: what a scene does with a page. Every step moves the film's clock by what it
 * shows; whatever a scene waits for between two steps is not in the film, so nobody watches
 * anything load.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { picturesAreThere, scrollOn, wayTo } from './page-scripts.ts';
import { drawPointer, type Pointer } from './pointer.ts';
import { framesPerSecond, type Timeline } from './timeline.ts';

/** How one picture of the page becomes one of the film. */
export type Framing = (picture: Buffer) => Promise<Buffer>;

const asItIs: Framing = async (picture) => picture;

export class Stage {
  readonly page: Page;
  readonly #timeline: Timeline;
  readonly #session: CDPSession;
  readonly #framing: Framing;
  readonly #framed = new WeakMap<Buffer, Promise<Buffer>>();
  readonly #pointer: Pointer;
  #latest: Buffer | undefined;
  #arrivedAt = 0;

  private constructor(
    page: Page,
    timeline: Timeline,
    session: CDPSession,
    framing: Framing,
    isTouch: boolean,
  ) {
    this.page = page;
    this.#timeline = timeline;
    this.#session = session;
    this.#framing = framing;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    this.#pointer = { x: width * 0.62, y: height * 0.7, press: 0, isTouch };
  }

  /** The browser's own screencast gives the pictures. */
  static async before(
    page: Page,
    timeline: Timeline,
    { framing = asItIs, isTouch = false } = {},
  ): Promise<Stage> {
    const session = await page.context().newCDPSession(page);
    const stage = new Stage(page, timeline, session, framing, isTouch);
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      stage.#latest = Buffer.from(data, 'base64');
      stage.#arrivedAt = Date.now();
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await session.send('Page.startScreencast', { format: 'png' });
    return stage;
  }

  async close(): Promise<void> {
    await this.#session.detach().catch(() => {});
  }

  /** Says it from here on, and leaves time to read it before anything moves. */
  async say(text: string): Promise<void> {
    const picture = await this.picture();
    this.#timeline.say(text);
    this.#timeline.rest(picture, Math.max(1.2, text.length / 24));
  }

  /** Time to look at what is there. */
  async look(seconds = 1.5): Promise<void> {
    this.#timeline.rest(await this.picture(), seconds);
  }

  /** What is seen now, when it has come to rest. */
  async picture(): Promise<Buffer> {
    await this.#draw();
    await this.page.evaluate(picturesAreThere);
    const begun = Date.now();
    while (
      (this.#latest === undefined || Date.now() - Math.max(this.#arrivedAt, begun) < 300) &&
      Date.now() - begun < 2_500
    ) {
      await this.page.waitForTimeout(30);
    }
    return this.#frame();
  }

  /** Moves the pointer there, as a hand would. */
  async point(target: Locator, at: { x?: number; y?: number } = {}): Promise<void> {
    await this.reveal(target);
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${target}`);
    const from = { ...this.#pointer };
    const to = {
      x: box.x + Math.min(box.width * (at.x ?? 0.5), 160),
      y: box.y + box.height * (at.y ?? 0.5),
    };
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.round(Math.min(13, 4 + distance / 55));
    await this.#draw(true);
    for (let step = 1; step <= steps; step++) {
      const share = eased(step / steps);
      this.#pointer.x = from.x + (to.x - from.x) * share;
      this.#pointer.y = from.y + (to.y - from.y) * share;
      await this.page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.#shoot();
    }
  }

  async press(target: Locator, at: { x?: number; y?: number } = {}): Promise<void> {
    await this.point(target, at);
    await this.#shoot(3);
    // What has moved meanwhile would leave something else below the pointer.
    for (let again = 0; again < 3 && !(await this.#isOn(target)); again++)
      await this.point(target, at);
    if (!(await this.#isOn(target)))
      throw new Error(`Something else lies where this should be pressed: ${target}`);
    this.#pointer.press = 0.25;
    await this.#shoot();
    await this.page.mouse.down();
    await this.page.mouse.up();
    for (const share of [0.5, 0.75, 1]) {
      this.#pointer.press = share;
      await this.#shoot();
    }
    this.#pointer.press = 0;
    await this.#draw(true);
  }

  #isOn(target: Locator): Promise<boolean> {
    return target.evaluate((element, { x, y }) => {
      const there = document.elementFromPoint(x, y);
      const label = there?.closest('label');
      return (
        !!there &&
        (element.contains(there) || label?.control === element || !!label?.contains(element))
      );
    }, this.#pointer);
  }

  /** Presses at the first, holds, and lets go at the last. */
  async drag(from: Locator, to: Locator): Promise<void> {
    await this.point(from);
    this.#pointer.press = 0.3;
    await this.page.mouse.down();
    await this.#shoot(3);
    await this.point(to);
    await this.page.mouse.up();
    this.#pointer.press = 0;
    await this.#shoot(2);
  }

  /** Types at a pace one can follow. */
  async type(target: Locator, text: string): Promise<void> {
    await this.press(target);
    await this.write(text);
  }

  /** Goes on typing where the cursor is. */
  async write(text: string): Promise<void> {
    for (const [index, character] of [...text].entries()) {
      await this.page.keyboard.type(character);
      await this.#shoot(text.length < 24 && index % 2 === 0 ? 2 : 1);
    }
  }

  /** Empties a field again. */
  async clear(target: Locator): Promise<void> {
    await this.press(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.#shoot(4);
    await this.page.keyboard.press('Delete');
    await this.#shoot(2);
  }

  /**
   * Scrolls until it stands well in the picture, first what it lies in, then the page; nothing if
   * it does already. `wanted`: where its upper edge shall come, as a share of the height.
   */
  async reveal(target: Locator, wanted?: number): Promise<void> {
    await target.waitFor();
    let isWanted = wanted;
    // Of a list beside other things, the page moves no more than it must.
    let isLeast = false;
    for (const isPage of [false, true]) {
      const way = await target.evaluate(wayTo, { isPage, wanted: isWanted, isLeast });
      if (way === null) continue;
      isWanted = undefined;
      isLeast = true;
      if (Math.abs(way) < 4) continue;
      const steps = Math.round(Math.min(22, 8 + Math.abs(way) / 45));
      for (let step = 1; step <= steps; step++) {
        const delta = way * (eased(step / steps) - eased((step - 1) / steps));
        await target.evaluate(scrollOn, { isPage, delta });
        await this.#shoot();
      }
      await this.#shoot(2);
    }
  }

  /** `frames` of the film, with whatever is seen then. */
  async #shoot(frames = 1): Promise<void> {
    for (let frame = 0; frame < frames; frame++) {
      const begun = Date.now();
      await this.#draw();
      // Two of the page's own frames, and the way of the picture to here.
      await this.page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      while (this.#arrivedAt < begun && Date.now() - begun < 1000 / framesPerSecond)
        await new Promise((done) => setTimeout(done, 5));
      this.#timeline.show(await this.#frame());
    }
  }

  async #draw(isAbove = false): Promise<void> {
    await this.page.evaluate(drawPointer, { ...this.#pointer, isAbove });
  }

  #frame(): Promise<Buffer> {
    const picture = this.#latest;
    if (!picture) throw new Error('The browser sends no pictures.');
    const framed = this.#framed.get(picture) ?? this.#framing(picture);
    this.#framed.set(picture, framed);
    return framed;
  }
}

/** Slow, quick, slow. */
const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - (-2 * share + 2) ** 2 / 2);
