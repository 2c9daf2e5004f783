/**
 * Ctrl or Cmd with K: people, screens, tags, lists and actions by their beginnings, and questions
 * in German. A combobox with a list that stays visible (APG), in a native dialog; it searches what
 * the browser already has, so it works offline too.
 */
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { enter } from '../../entities/keys/use-typed-early.ts';
import { IconButton } from '../../ui/button.tsx';
import { type Entry, type Found, find, type Group } from './find.ts';
import { type Names, type Understood, understand } from './grammar.ts';
import styles from './palette.module.css';
import { texts } from './texts.ts';

type Props = {
  entries: readonly Entry[];
  names: Names;
  people: (term: string) => readonly Entry[];
  /** Of what is typed, after a pause: each term is a query. */
  onSearched?: (term: string) => void;
  /** What a question leads to. */
  answers: (understood: Understood) => readonly Entry[];
  /** Takes what was typed before it was there. */
  takeTyped: () => string;
  onClose: () => void;
};

/** Milliseconds. */
const pause = 300;

export function Palette({
  entries,
  names,
  people,
  onSearched,
  answers,
  takeTyped,
  onClose,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  // Enter was among what was typed early: the first result is chosen once there is one.
  const [isChoosing, setChoosing] = useState(false);
  const [at, setAt] = useState(0);
  useModal(dialog);
  // Not while rendering: React may show what it rendered a moment later, and what is typed
  // meanwhile would be lost.
  useLayoutEffect(() => {
    const [early = '', ...entered] = takeTyped().split(enter);
    if (early !== '') setTerm(early);
    if (entered.length > 0) setChoosing(true);
  }, [takeTyped]);

  const searched = useDeferredValue(term.trim());
  useEffect(() => {
    const waiting = setTimeout(() => onSearched?.(searched), pause);
    return () => clearTimeout(waiting);
  }, [searched, onSearched]);
  const understood = understand(searched, names);
  const asked = understood.chips.length > 0 ? answers(understood) : [];
  const found = find(searched, {
    entries,
    people: searched.length > 1 ? people(searched) : [],
    answers: asked,
    understood,
  });
  const flat = found.flatMap((group) => group.entries);
  const active = flat[Math.min(at, flat.length - 1)];
  const optionId = (entry: Entry) => `${id}-${entry.id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another active entry is the reason.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.id]);

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const isSettled = searched === term.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results of what was typed early are the reason.
  useEffect(() => {
    if (!isChoosing || !isSettled) return;
    setChoosing(false);
    choose(active);
  }, [isChoosing, isSettled]);
  const onKeyDown = (event: KeyboardEvent) => {
    // A panel behind would close as well.
    if (event.key === 'Escape') event.stopPropagation();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && flat.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, flat.length - 1) + by + flat.length) % flat.length);
    } else if (
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      event.target instanceof HTMLInputElement
    ) {
      event.preventDefault();
      choose(active);
    }
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={`unlimited edged rounded-card ${styles.palette}`}
      aria-label={texts.title}
      data-area="administration"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <div className={`line gap-2 rigid line-below ${styles.line}`}>
          <Search size={20} aria-hidden="true" />
          <input
            className={`shrinks tall ${styles.input}`}
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            aria-label={texts.title}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={term}
            onChange={(event) => {
              setTerm(event.target.value);
              setAt(0);
            }}
          />
          <IconButton label={texts.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {understood.chips.length > 0 && <Chips understood={understood} />}
        <p role="status" className="visually-hidden">
          {searched !== '' && [...understood.chips, texts.found(flat.length)].join(', ')}
        </p>
        {(searched === '' || flat.length === 0) && (
          <div className={`stack gap-1 ${styles.examples}`}>
            <p className="hint">{searched === '' ? texts.try : texts.nothing}</p>
            <p className="row gap-1">
              {texts.examples.map((example) => (
                <button
                  key={example}
                  type="button"
                  className={`edged round deep small ${styles.example}`}
                  onClick={() => {
                    setTerm(example);
                    setAt(0);
                    dialog.current?.querySelector('input')?.focus();
                  }}
                >
                  {example}
                </button>
              ))}
            </p>
          </div>
        )}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={texts.results}
          className={styles.list}
        >
          {found.map((group) => (
            <Options key={group.group} {...group} name={`${id}-${group.group}`}>
              {group.entries.map((entry) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option.
                <div
                  key={entry.id}
                  id={optionId(entry)}
                  role="option"
                  aria-selected={entry === active}
                  className={`line gap-3 rounded-small ${styles.option}`}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => entry !== active && setAt(flat.indexOf(entry))}
                  onClick={() => choose(entry)}
                >
                  <span className="one-line">{entry.label}</span>
                  {entry.detail && <span className="hint one-line grow">{entry.detail}</span>}
                  {entry.keyCap && (
                    <span className="key far" aria-hidden="true">
                      {entry.keyCap}
                    </span>
                  )}
                </div>
              ))}
            </Options>
          ))}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

function Options({ group, name, children }: Found & { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options.
    <div role="group" aria-labelledby={name}>
      <div id={name} className={`hint small ${styles.group}`}>
        {texts.groups[group satisfies Group]}
      </div>
      {children}
    </div>
  );
}

function Chips({ understood: { chips, unknown } }: { understood: Understood }) {
  return (
    <p className={`row gap-1 small ${styles.chips}`}>
      <span className="hint">{texts.understood}</span>
      {chips.map((chip) => (
        <span key={chip} className={`tinted round medium ${styles.chip}`}>
          {chip}
        </span>
      ))}
      {unknown.length > 0 && <span className="urgent">{texts.unknown(unknown)}</span>}
    </p>
  );
}

/** Opens it, and gives the focus back. */
function useModal(dialog: { current: HTMLDialogElement | null }) {
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    if (!current?.open) current?.showModal?.();
    current?.querySelector('input')?.focus();
    return () => {
      current?.close?.();
      // Browsers give it back only if the dialog closes before it is taken out of the page.
      const now = document.activeElement;
      if (opener instanceof HTMLElement && (now === document.body || current?.contains(now)))
        opener.focus();
    };
  }, [dialog]);
}
