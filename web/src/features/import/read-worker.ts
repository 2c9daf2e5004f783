/** Reads one choice beside the page. */
import { readChoice } from './read-choice.ts';

addEventListener('message', ({ data }) => {
  readChoice(data).then(
    (read) => postMessage(read),
    () => postMessage(undefined),
  );
});
