/** What every key does, from the one registry. */
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

export function KeySheet({ onClose }: { onClose: () => void }) {
  const areOn = useAreKeysOn();
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
            <dl className={styles.keys}>
              {names
                .filter((name) => keys[name].where === group)
                .map((name) => (
                  <Fragment key={name}>
                    <dt>
                      <Cap text={group === 'go' ? keys[name].key.slice(2) : keys[name].key} />
                      {keys[name].or && (
                        <>
                          <span className="hint"> {texts.or} </span>
                          <Cap text={keys[name].or} />
                        </>
                      )}
                    </dt>
                    <dd>{keys[name].does}</dd>
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
  return <kbd className={styles.cap}>{text}</kbd>;
}
