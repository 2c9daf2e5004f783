/** The table comes from a file or is pasted. Anything else is refused with a hint. */
import { Check, Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveTable } from '../../ui/csv.ts';
import { FileField } from '../../ui/file-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { ChosenTable } from './chosen-table.ts';
import styles from './import.module.css';
import { columnLabel } from './match-headers.ts';
import type { ReadChoice } from './read-choice.ts';
import { texts } from './texts.ts';

const t = texts.file;

/** Old workbooks, too: whoever chooses one is told what to do with it. */
const accepted =
  '.xlsx,.xlsm,.ods,.csv,.txt,.tsv,.xls,text/csv,text/plain,text/tab-separated-values';

type Props = {
  chosen: ChosenTable | undefined;
  problem: ReadChoice['problem'];
  onFile: (file: File | undefined) => void;
};

export function ChooseFile({ chosen, problem, onFile }: Props) {
  const [file, setFile] = useState<File | undefined>(undefined);
  const [pasted, setPasted] = useState('');
  const message = problem && t.problems[problem];

  const choose = (next: File | undefined) => {
    setFile(next);
    onFile(next);
  };

  const usePasted = () => {
    setFile(undefined);
    onFile(new File([pasted], t.pasted));
  };

  return (
    <section className="stack gap-4" aria-labelledby="import-datei">
      <h3 id="import-datei" className={chosen && 'visually-hidden'}>
        {t.title}
      </h3>
      <div className={chosen ? undefined : `columns top ${styles.ways}`}>
        <div className="stack gap-1">
          <FileField
            label={t.label}
            name="import-datei-feld"
            hint={chosen ? undefined : t.hint}
            accept={accepted}
            file={file}
            onChange={choose}
            error={file && message}
            texts={t}
            invitation={<Invitation />}
            summary={chosen && <Summary chosen={chosen} />}
          />
        </div>
        {!chosen && (
          <div className="stack gap-2">
            <p className="strong">{t.paste}</p>
            <div className={`stack apart ${styles.paste}`}>
              <TextArea
                label={t.pasteLabel}
                name="import-text"
                hint={t.pasteHint}
                rows={8}
                spellCheck={false}
                autoComplete="off"
                value={pasted}
                onChange={(event) => setPasted(event.target.value)}
                error={file ? undefined : message}
              />
              <div>
                <Button onClick={usePasted}>{t.usePasted}</Button>
              </div>
            </div>
          </div>
        )}
      </div>
      {!chosen && <Sample />}
      <p role="status" className="visually-hidden">
        {chosen && t.read(chosen.name, chosen.table.rows.length)}
      </p>
    </section>
  );
}

function Invitation() {
  return (
    <span className={`stack gap-2 dark ${styles.invitation}`}>
      <FileUp size={36} strokeWidth={1.5} aria-hidden="true" />
      <span className="h3 strong off-touch">{t.drop}</span>
      <span className={`h3 strong ${styles.byTouch}`}>{t.nothing}</span>
    </span>
  );
}

/** What a table may look like, for whoever begins with none. */
function Sample() {
  const [heads = [], ...rows] = sample();
  return (
    <div className={`stack gap-2 ${styles.sample}`}>
      <div className="row between gap-0 across-4">
        <p className="strong">{t.sampleTitle}</p>
        <Button look="plain" onClick={() => saveTable(t.sampleFile, sample())}>
          <Download size={16} aria-hidden="true" />
          {t.sample}
        </Button>
      </div>
      <section
        className={`rounded positioned edged ${styles.scroll}`}
        aria-label={t.sampleTitle}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard.
        tabIndex={0}
      >
        <table className={`full small ${styles.table}`}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell) => (
                  <td key={cell} className="unbroken">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint unlimited">{t.sampleHint}</p>
    </div>
  );
}

function Summary({ chosen: { name } }: { chosen: ChosenTable }) {
  return (
    <span className={`line gap-2 ${styles.summary}`}>
      <Check size={18} aria-hidden="true" />
      <span className="h3 strong">{t.step(name)}</span>
    </span>
  );
}

/** Headings that are recognised, and one row to write over. */
function sample(): string[][] {
  const columns = [
    ['lastname', 'Muster'],
    ['firstname', 'Maria'],
    ['birthdate', '01.02.2018'],
    ['phone', '0123 456789'],
    ['email', 'muster@example.com'],
    ['requestedOn', '15.09.2025'],
    ['times', 'Mo 14-17, Do ab 15'],
    ['adminNote', 'Beispiel, bitte löschen'],
  ] as const;
  return [columns.map(([field]) => columnLabel(field)), columns.map(([, value]) => value)];
}
