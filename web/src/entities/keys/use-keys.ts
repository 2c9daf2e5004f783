/**
 * Hears the single keys of the administration and finds what they are about: the row in focus, or
 * the panel of a request.
 */
import { useEffect, useRef } from 'react';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { type KeyName, keys, pressedKey } from './keys.ts';
import { useAreKeysOn } from './keys-setting.ts';

/** Where a key was pressed. */
export type KeyPlace = {
  /** The subject of the focused row. */
  rowId: string | undefined;
  /** The open panel, unless a row beside it has the focus. */
  panel: HTMLElement | undefined;
};

type Actions = { readonly [Name in KeyName]?: (place: KeyPlace) => void };

/** Milliseconds for the second of two keys. */
const patience = 1500;

/** A screen, with the two keys that lead there. */
type KeyedScreen = { readonly key: string; readonly path: string };

const none: readonly KeyedScreen[] = [];

/**
 * What `actions` leaves out presses its button in the panel or on the screen; J and K go through
 * rows. `screens` do not change.
 */
export function useKeys(actions: Actions, screens = none, onScreen?: (path: string) => void): void {
  const isOn = useAreKeysOn();
  const latest = useRef({ actions, onScreen });
  latest.current = { actions, onScreen };

  useEffect(() => {
    if (!isOn) return;
    // Tooltips show keys only while they work.
    document.documentElement.dataset.keys = 'on';
    let first: { key: string; at: number } | undefined;

    const onKey = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      const isChord =
        event.ctrlKey || event.metaKey || event.altKey || (shiftKey && /^\p{L}$/u.test(key));
      if (event.defaultPrevented || event.isComposing || isChord || !(target instanceof Element))
        return;
      if (key.length > 1 || isForField(target) || isElsewhere(target)) return;
      const earlier = first && event.timeStamp - first.at < patience ? first.key : undefined;
      const name =
        pressedKey(key, earlier, screens) ??
        (earlier ? pressedKey(key, undefined, screens) : undefined);
      first = name === 'waiting' ? { key, at: event.timeStamp } : undefined;
      if (name === undefined || name === 'waiting') return;
      if (event.repeat && (typeof name === 'object' || !keys[name].repeats)) return;
      event.preventDefault();
      if (typeof name === 'object') return latest.current.onScreen?.(name.path);
      const place = placeOf(target);
      const action = latest.current.actions[name];
      if (action) action(place);
      else if (name === 'next' || name === 'previous') step(name, target, place);
      else press(findKeyed(name, place.panel ?? document));
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      delete document.documentElement.dataset.keys;
    };
  }, [isOn, screens]);
}

function press(element: HTMLElement | undefined): void {
  if (element?.matches('input, textarea')) element.focus();
  else element?.click();
}

/** What a key presses or enters, in sight. */
export function findKeyed(name: KeyName, within: ParentNode): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(`[data-key="${keys[name].key}"]`)].find(
    (element) => !element.closest('[hidden]'),
  );
}

export function findPanel(): HTMLElement | undefined {
  return document.querySelector('[data-panel-body]')?.parentElement ?? undefined;
}

function isForField(target: Element): boolean {
  return (
    target.closest('input:not([type="checkbox"]), textarea, select, [role="textbox"]') !== null ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** In a menu or a dialog that is no panel of ours, or behind one. */
function isElsewhere(target: Element): boolean {
  const isPanel = (dialog: Element) => dialog.querySelector('[data-panel-body]') !== null;
  const around = target.closest('dialog, [role="dialog"], [role="alertdialog"], [role="menu"]');
  if (around && !isPanel(around)) return true;
  // Toasts and the consent are dialogs too, which block nothing.
  return document.querySelector('dialog[open], [role="menu"]:not([data-closed])') !== null;
}

const openers = `[id^="${openerId('')}"]`;

function rowsInOrder(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(openers)].filter(
    (opener) => !opener.closest('[data-panel-body]') && !opener.closest('[hidden]'),
  );
}

function openerAt(target: Element): HTMLElement | undefined {
  if (target.closest('[data-panel-body]')) return undefined;
  return target.matches(openers)
    ? (target as HTMLElement)
    : (target.closest('tr, li')?.querySelector<HTMLElement>(openers) ?? undefined);
}

function placeOf(target: Element): KeyPlace {
  const opener = openerAt(target);
  return { rowId: opener?.id.slice(openerId('').length), panel: opener ? undefined : findPanel() };
}

/**
 * Through the panel's requests, by its buttons, or through the rows; in a panel without buttons
 * nowhere.
 */
function step(name: 'next' | 'previous', target: Element, { panel }: KeyPlace): void {
  const panelBeside = findPanel()?.closest('[data-panel-beside]');
  if (panel) {
    const button = findKeyed(name, panel);
    button?.click();
    if (button || panel.contains(target)) return;
  }
  const rows = rowsInOrder();
  const here = openerAt(target);
  const at = here ? rows.indexOf(here) : -1;
  const to = at < 0 ? rows[0] : rows[at + (name === 'next' ? 1 : -1)];
  to?.focus();
  to?.scrollIntoView?.({ block: 'nearest' });
  // What stands beside the rows shows the row that is read.
  if (panelBeside && here?.getAttribute('aria-current') === 'true')
    findKeyed(name, panelBeside)?.click();
}
