/**
 * The practice's logo: choose or drop a picture, crop, replace, remove. Nothing is stored before
 * saving.
 */
import { messages } from '@platzwart/domain/failure';
import { logoProblem, logoTypes } from '@platzwart/domain/practice/logo';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { CropDialog } from './crop-dialog.tsx';
import styles from './profile.module.css';
import { texts } from './texts.ts';
import type { Pictures } from './use-pictures.ts';

const t = texts.logo;
const id = 'logoImage';

type Props = {
  /** Image URLs, '' without a logo; as drafted and as stored. */
  address: string;
  stored: string;
  pictures: Pictures;
  onChange: (address: string) => void;
  /** Read-only. */
  isReadOnly: boolean;
  /** Why saving failed. */
  error: string | undefined;
};

export function LogoField({ address, stored, pictures, onChange, isReadOnly, error }: Props) {
  const [source, setSource] = useState<string | undefined>(undefined);
  const [isCutting, setCutting] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  const choose = (file: File | undefined) => {
    setProblem(logoProblem(file));
    if (!file) return onChange('');
    if (logoProblem(file)) return;
    setSource(pictures.keep(file));
    setCutting(true);
  };
  const close = () => {
    setCutting(false);
    // A dropped picture has no button to return focus to.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const isFresh = pictures.at(address) !== undefined;
  if (isReadOnly) return <LogoToLookAt address={address} />;

  return (
    <>
      <FileField
        name={id}
        label={t.label}
        hint={t.hint}
        optional={texts.optional}
        accept={logoTypes.join(',')}
        error={problem ?? error}
        file={undefined}
        present={
          address === '' ? undefined : { picture: address, text: isFresh ? t.fresh : t.present }
        }
        texts={{ ...t, nothing: stored === '' ? t.nothing : t.removed }}
        onChange={choose}
      >
        {isFresh && source && (
          <Button look="plain" onClick={() => setCutting(true)}>
            {t.recut}
          </Button>
        )}
        {stored !== '' && address !== stored && (
          <Button look="plain" onClick={() => onChange(stored)}>
            {t.back}
          </Button>
        )}
      </FileField>
      {isCutting && source && (
        <CropDialog
          address={source}
          onCancel={close}
          onCut={(picture) => {
            onChange(pictures.keep(picture));
            close();
          }}
          onUnreadable={() => {
            setProblem(messages.notAnImage);
            close();
          }}
        />
      )}
    </>
  );
}

function LogoToLookAt({ address }: { address: string }) {
  return (
    <div className="stack gap-2 left">
      <p>
        <strong>{t.label}</strong>
      </p>
      {address === '' ? (
        <p className="hint">{t.missing}</p>
      ) : (
        <img src={address} alt={t.present} className={`rounded ${styles.logo}`} />
      )}
    </div>
  );
}
