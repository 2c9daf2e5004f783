/** Crops a chosen picture for the logo. */
import { maxFileSize } from '@platzwart/domain/practice/registration';
import { useId, useState } from 'react';
import { texts as callTexts } from '../../../calls/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { type Area, cropPicture } from './crop-picture.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';

const t = texts.crop;

const formats = ['whole', 'square', 'free'] as const;
type Format = (typeof formats)[number];

const maxZoom = 4;
/**
 * From twice as high as wide to five times as wide as high, on a logarithmic scale that treats both
 * directions alike.
 */
const shapes = { from: -1, to: 2.3, step: 0.1 };

const loadCropper = () => import('./cropper.tsx');

type Props = {
  address: string;
  onCut: (picture: Blob) => void;
  onCancel: () => void;
  /** The chosen file is not a picture. */
  onUnreadable: () => void;
};

export function CropDialog({ address, onCut, onCancel, onUnreadable }: Props) {
  const { part, hasFailed, retry } = useLazyModule(loadCropper, true);
  const [format, setFormat] = useState<Format>('whole');
  const [ownAspect, setOwnAspect] = useState(1);
  const [shape, setShape] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBusy, setBusy] = useState(false);
  const aspect = { whole: ownAspect, square: 1, free: 2 ** shape }[format];

  const take = async () => {
    setBusy(true);
    try {
      onCut(await cropPicture(address, part && area, maxFileSize));
    } catch {
      onUnreadable();
    }
  };
  const choose = (wanted: Format) => {
    setFormat(wanted);
    setZoom(1);
    // Free cropping starts with the visible shape.
    if (wanted === 'free')
      setShape(Math.min(shapes.to, Math.max(shapes.from, Math.round(Math.log2(aspect) * 10) / 10)));
  };

  return (
    <Modal
      title={t.title}
      onCancel={onCancel}
      actions={
        <>
          <Button look="plain" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button
            look="filled"
            busy={isBusy}
            aria-disabled={!part && !hasFailed}
            onClick={() => void take()}
          >
            {isBusy ? t.taking : hasFailed ? t.takeWhole : t.take}
          </Button>
        </>
      }
    >
      {part && (
        <>
          <div className={`positioned rounded on-soft clipped ${styles.stage}`}>
            <part.PictureCropper
              address={address}
              label={t.area}
              aspect={aspect}
              zoom={zoom}
              maxZoom={maxZoom}
              onZoom={setZoom}
              onLoaded={setOwnAspect}
              onCut={setArea}
              onUnreadable={onUnreadable}
            />
          </div>
          <div className={styles.format}>
            <RadioGroup
              name="logo-format"
              label={t.format}
              options={formats.map((value) => ({ value, label: t.formats[value] }))}
              value={format}
              onChange={(event) => choose(event.target.value as Format)}
            />
          </div>
          {format === 'free' && (
            <Slider
              label={t.shape}
              text={t.shapeText(2 ** shape)}
              value={shape}
              min={shapes.from}
              max={shapes.to}
              step={shapes.step}
              onChange={setShape}
            />
          )}
          <Slider
            label={t.zoom}
            text={t.percent(zoom)}
            value={zoom}
            min={1}
            max={maxZoom}
            step={0.05}
            onChange={setZoom}
          />
        </>
      )}
      {!part && <p role="status">{hasFailed ? t.loadFailed : t.loading}</p>}
      {hasFailed && (
        <div>
          <Button onClick={retry}>{callTexts.retry}</Button>
        </div>
      )}
    </Modal>
  );
}

type SliderProps = {
  label: string;
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

function Slider({ label, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={`small stack gap-0 across-3 ${styles.slider}`}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <output className="muted digits" htmlFor={id}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
