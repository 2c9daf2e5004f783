/**
 * Every navigation within the app asks before unsaved input is lost: links, `navigate()`, Back and
 * Forward. react-router's own blocker needs its data router, 18 kB more on every page (decision
 * 0080). An address within the page, such as an open panel or a filter, leaves nothing.
 */
import { appHistory, beforeTravel } from './app-history.ts';

type Guard = {
  isNeeded: () => boolean;
  /** Asks; resolves to whether the page may be left. */
  mayLeave: () => Promise<boolean>;
};

type Navigate = ReturnType<typeof appHistory>['push'];

/** The entry in sight: once a page hears of Back, the browser's own is another. */
let here: { pathname: string; index: number } = { pathname: '', index: 0 };
let isGuarded = false;
/** The browser is on its way back to the entry in sight. */
let onReturn: (() => void) | undefined;

/** Once guarded, the history stays so. Called anew, it notes which entry is in sight. */
export function guardHistory(guard: Guard): void {
  note();
  if (isGuarded) return;
  isGuarded = true;
  const own = appHistory();
  const asking =
    (navigate: Navigate): Navigate =>
    (to, state) => {
      const go = () => {
        navigate(to, state);
        note();
      };
      if (!guard.isNeeded() || own.createURL(to).pathname === location.pathname) go();
      else void guard.mayLeave().then((may) => may && go());
    };
  Object.assign(own, { push: asking(own.push), replace: asking(own.replace) });
  beforeTravel((event) => travel(event, guard));
}

function travel(event: PopStateEvent, { isNeeded, mayLeave }: Guard): void {
  if (onReturn) {
    event.stopImmediatePropagation();
    onReturn();
    return;
  }
  // A link to a place in the page makes an entry that has no number.
  if (indexNow() === undefined) history.replaceState({ ...history.state, idx: here.index + 1 }, '');
  const delta = (indexNow() ?? 0) - here.index;
  if (!isNeeded() || location.pathname === here.pathname || delta === 0) {
    note();
    return;
  }
  event.stopImmediatePropagation();
  const isBack = new Promise<void>((resolve) => {
    onReturn = () => {
      onReturn = undefined;
      resolve();
    };
  });
  history.go(-delta);
  void Promise.all([mayLeave(), isBack]).then(([may]) => may && history.go(delta));
}

function note(): void {
  here = { pathname: location.pathname, index: indexNow() ?? 0 };
}

/** As the router counts. */
function indexNow(): number | undefined {
  return (history.state as { idx?: number } | null)?.idx;
}
