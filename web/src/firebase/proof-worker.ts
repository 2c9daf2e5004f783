/** Solves one challenge beside the page; answers undefined if it cannot. */
import { solveChallenge } from './solve-challenge.ts';

addEventListener('message', ({ data }) => {
  solveChallenge(data).then(
    (key) => postMessage(key),
    () => postMessage(undefined),
  );
});
