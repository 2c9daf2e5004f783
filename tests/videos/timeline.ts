/**
 * What a film consists of, in the order it is seen. It has a clock of its own: only what is put
 * here takes time in the film, so a machine that is slow makes no slow film, and the pauses can be
 * made to fit the length that is wanted.
 */

export const framesPerSecond = 15;

/**
 * Longer than that nobody reads a caption calmly (characters per second), shorter than that it only
 * flickers.
 */
const readingSpeed = 17;
const minCaptionSeconds = 1.8;

type Shown = { readonly picture: Buffer; frames: number; readonly pause: number };
type Said = { readonly text: string; readonly from: number };

export type Caption = { readonly start: number; readonly end: number; readonly text: string };
export type Cut = {
  readonly pictures: readonly { readonly picture: Buffer; readonly frames: number }[];
  readonly captions: readonly Caption[];
  /** What the pauses were multiplied with. */
  readonly stretch: number;
};

export class Timeline {
  readonly #shown: Shown[] = [];
  readonly #said: Said[] = [];

  get latest(): Buffer | undefined {
    return this.#shown.at(-1)?.picture;
  }

  /** One frame of the film. */
  show(picture: Buffer): void {
    const last = this.#shown.at(-1);
    if (last && last.pause === 0 && last.picture === picture) last.frames += 1;
    else this.#shown.push({ picture, frames: 1, pause: 0 });
  }

  /**
   * A picture that stays; how long, comes out when the film is cut. `pause`: how long beside the
   * other pauses.
   */
  rest(picture: Buffer, pause: number): void {
    this.#shown.push({ picture, frames: 0, pause });
  }

  /** From here on this is said, until something else is; '' ends it. */
  say(text: string): void {
    this.#said.push({ text, from: this.#shown.length });
  }

  /**
   * Cuts it to `seconds` exactly, by its pauses. Throws when what happens leaves too little time to
   * read, or drags.
   */
  cut(seconds: number): Cut {
    const wanted = Math.round(seconds * framesPerSecond);
    const moving = this.#shown.reduce((sum, { frames }) => sum + frames, 0);
    const pauses = this.#shown.reduce((sum, { pause }) => sum + pause, 0);
    const stretch = (wanted - moving) / framesPerSecond / pauses;
    const told = `${(moving / framesPerSecond).toFixed(1)} s of movement and ${pauses.toFixed(1)} s of pauses for ${seconds} s`;
    if (stretch < 0.75) throw new Error(`Too much happens to be watched calmly: ${told}.`);
    if (stretch > 2) throw new Error(`Too little happens for its length: ${told}.`);

    // Rounded at their ends, not one by one, so that the whole is exact.
    let paused = 0;
    let before = 0;
    const pictures = this.#shown.map(({ picture, frames, pause }) => {
      paused += pause;
      const after = Math.round(paused * stretch * framesPerSecond);
      const length = frames + after - before;
      before = after;
      return { picture, frames: length };
    });
    const starts = [0];
    for (const { frames } of pictures) starts.push((starts.at(-1) ?? 0) + frames);
    const captions = this.#said.flatMap(({ text, from }, index) => {
      const start = (starts[from] ?? 0) / framesPerSecond;
      const end = (starts[this.#said[index + 1]?.from ?? starts.length - 1] ?? 0) / framesPerSecond;
      return text === '' ? [] : [{ start, end, text }];
    });
    for (const { start, end, text } of captions) {
      if (end - start < Math.max(minCaptionSeconds, text.length / readingSpeed)) {
        throw new Error(`Nobody can read this in ${(end - start).toFixed(1)} s: ${text}`);
      }
    }
    return { pictures: pictures.filter(({ frames }) => frames > 0), captions, stretch };
  }
}
