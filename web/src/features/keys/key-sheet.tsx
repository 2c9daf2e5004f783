/** What every key does, from the two registries: of keys, and of screens. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type KeyName, keys } from '../../entities/keys/keys.ts';
import { useAreKeysOn } from '../../entities/keys/keys-setting.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './key-sheet.module.css';
import { texts } from './texts.ts';

const groups = ['everywhere', 'row', 'go'] as const;
const names = Object.keys(keys) as KeyName[];

type Props = {
  /** Those that two keys lead to. */
  screens: readonly { readonly key: string; readonly does: string }[];
  onClose: () => void;
};

export default function KeySheet({ screens, onClose }: Props) {
  const areOn = useAreKeysOn();
  const keysOf = (group: (typeof groups)[number]) =>
    group === 'go'
      ? screens.map(({ key, does }) => ({ key: key.slice(2), or: undefined, does }))
      : names.map((name) => keys[name]).filter(({ where }) => where === group);
  return (
    <Modal
      title={texts.title}
      isWide
      onCancel={onClose}
      actions={
        <>
          <Link to={`${sitePaths.user}#tastatur`} onClick={onClose}>
            {texts.toAccount}
          </Link>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {!areOn && <Note>{texts.off}</Note>}
      <div className="columns gap-5 top">
        {groups.map((group) => (
          <section key={group} className="stack gap-2">
            <h3 className="h3">{texts.groups[group]}</h3>
            <dl className={`stack gap-2 across-3 baseline ${styles.keys}`}>
              {keysOf(group).map(({ key, or, does }) => (
                <Fragment key={key}>
                  <dt>
                    <Cap text={key} />
                    {or && (
                      <>
                        <span className="hint"> {texts.or} </span>
                        <Cap text={or} />
                      </>
                    )}
                  </dt>
                  <dd>{does}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="hint">{texts.arrows}</p>
    </Modal>
  );
}

function Cap({ text }: { text: string }) {
  return (
    <kbd className={`edged rounded-small on-soft small centred-text unbroken ${styles.cap}`}>
      {text}
    </kbd>
  );
}
