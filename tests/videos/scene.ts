import type { Page } from '@playwright/test';
import type { Stage } from './stage.ts';

export type Staff = 'Anna Berger' | 'Jonas Hofer';

export type Studio = {
  /** Where the product is. */
  readonly address: string;
  /** A wide screen; `as` is signed in and stands at `path`. */
  desk(path: string, as?: Staff): Promise<Stage>;
  /** A phone in somebody's hand. */
  phone(path: string): Promise<Stage>;
  /** An e-mail, as a mail program shows it. */
  email(html: string): Promise<Stage>;
  /** A page that is not filmed: for what happens elsewhere meanwhile, and for tidying up. */
  elsewhere(path: string, as?: Staff): Promise<Page>;
  /** What is seen now stands for the whole film until it is played. */
  poster(stage: Stage): Promise<void>;
  /** Afterwards, whether the scene came to its end or not; the last one first. */
  afterwards(tidy: () => Promise<void>): void;
};

export type Scene = {
  /** Of the video in `web/src/content/videos.ts`. */
  readonly key: string;
  /** How long it is (spec section 2). */
  readonly seconds: number;
  readonly show: (studio: Studio) => Promise<void>;
};
