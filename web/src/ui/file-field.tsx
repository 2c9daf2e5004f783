/** A single file, chosen or dropped, with a preview if it is an image. */
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldError, type FieldProps, useFieldIds } from './field.tsx';
import layout from './file-field.module.css';

type FileFieldProps = FieldProps & {
  name: string;
  id?: string;
  /** As in the attribute of the same name: 'image/png,image/jpeg'. */
  accept?: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** The existing picture: its address and description. Shown while no file is chosen. */
  present?: { picture: string; text: string } | undefined;
  /**
   * Makes the area large while nothing is chosen: its sign and words, in place of `texts.nothing`.
   */
  invitation?: ReactNode;
  /**
   * What has come of the file, in place of its name: the field becomes one line without a frame.
   */
  summary?: ReactNode;
  /** Further buttons, after those for choosing and removing. */
  children?: ReactNode;
  /** The file claims to be an image, but the browser cannot show it. */
  onUnreadable?: (file: File) => void;
  /** Button labels: nothing chosen yet, something chosen, remove. */
  texts: { choose: string; change: string; remove: string; nothing: string };
};

export function FileField({
  label,
  hint,
  error,
  optional,
  name,
  id,
  accept,
  file,
  present,
  invitation,
  summary,
  children,
  onChange,
  onUnreadable,
  texts,
}: FileFieldProps) {
  const ids = useFieldIds(id, name);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const chosen = usePreview(file);
  const preview = file ? chosen : present?.picture;
  const isThere = file !== undefined || present !== undefined || summary !== undefined;
  const shape =
    summary !== undefined ? layout.folded : invitation && !isThere ? layout.inviting : undefined;
  const [unreadable, setUnreadable] = useState<string>();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChange(dropped);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    onChange(undefined);
    input.current?.focus();
  };

  return (
    <div className={`stack gap-2 ${styles.group}`} data-invalid={error ? '' : undefined}>
      <span
        id={`${ids.id}-label`}
        className={summary === undefined ? styles.question : 'visually-hidden'}
      >
        {label}
        {optional && ' '}
        {optional && <span className="regular">{optional}</span>}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same by any means. */}
      <div
        className={classes(`line gap-4 ${styles.file}`, layout.room, shape)}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {preview && preview === unreadable && <span className={`rigid ${styles.preview}`} />}
        {preview && preview !== unreadable && (
          <img
            className={`rigid ${styles.preview}`}
            src={preview}
            alt=""
            onError={() => {
              setUnreadable(preview);
              if (file) onUnreadable?.(file);
            }}
          />
        )}
        <span className={classes('grow small anywhere', layout.details)}>
          {summary ??
            (file
              ? `${file.name} (${readableSize(file.size)})`
              : (present?.text ?? invitation ?? texts.nothing))}
        </span>
        <label className={classes(`tap strong ${styles.fileButton}`, layout.choose)}>
          <span id={`${ids.id}-action`}>{isThere ? texts.change : texts.choose}</span>
          {/* Its container hides it: a visually hidden input would appear on focus. */}
          <span className="visually-hidden">
            <input
              ref={input}
              type="file"
              id={ids.id}
              name={name}
              accept={accept}
              aria-labelledby={`${ids.id}-label ${ids.id}-action`}
              {...describedBy(ids, { hint, error })}
              onChange={(event) => onChange(event.target.files?.[0])}
              // Allows choosing the same file again: it may have been corrected or removed
              // meanwhile.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
            />
          </span>
        </label>
        {isThere && summary === undefined && (
          <Button look="plain" onClick={remove}>
            {texts.remove}
          </Button>
        )}
        {children}
      </div>
      <div className="stack gap-1 small">
        <FieldError id={ids.errorId} error={error} />
        {hint && (
          <p id={ids.hintId} className="muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** An object URL of the picture, revoked when no longer needed. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Formats bytes for people. */
function readableSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${oneDecimal.format(bytes / 1_000_000)} MB`;
}
