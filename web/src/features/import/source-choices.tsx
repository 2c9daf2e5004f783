/**
 * What only a person can say of a file: which sheet, whether hidden rows count, and which words
 * look right.
 */
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type ChosenTable, chosenEncoding, chosenSheet, hiddenIn } from './chosen-table.ts';
import { alternativesOf } from './decode-text.ts';
import type { ReadText } from './read-file.ts';
import { texts } from './texts.ts';

const t = texts.source;

type Props = { chosen: ChosenTable; onTable: (chosen: ChosenTable) => void };

export function SourceChoices({ chosen, onTable }: Props) {
  const { source, name } = chosen;
  if (source.kind === 'text')
    return (
      <Encoding
        read={source.read}
        onEncoding={(encoding) => take(chosenEncoding(chosen, source.read, encoding))}
      />
    );
  if (source.kind !== 'workbook') return null;

  const { sheets, sheet, takesHidden } = source;
  const filled = sheets.flatMap(({ rows }, i) => (rows.length > 0 ? [i] : []));
  const current = sheets[sheet];
  const hidden = current ? hiddenIn(current) : { rows: 0, columns: 0 };
  return (
    <>
      {filled.length > 1 && (
        <div className="within-form">
          <SelectField
            name="import-blatt"
            label={t.sheet}
            options={filled.map((i) => ({
              value: String(i),
              label: t.sheetNamed(sheets[i]?.name ?? '', sheets[i]?.isHidden ?? false),
            }))}
            value={String(sheet)}
            onChange={({ target }) => take(chosenSheet(name, sheets, Number(target.value)))}
          />
        </div>
      )}
      {(hidden.rows > 0 || hidden.columns > 0) && (
        <RadioGroup
          name="import-ausgeblendet"
          label={t.hidden(hidden.rows, hidden.columns)}
          value={takesHidden === undefined ? '' : takesHidden ? 'ja' : 'nein'}
          options={[
            { value: 'ja', label: t.takeHidden },
            { value: 'nein', label: t.leaveHidden },
          ]}
          onChange={({ target }) => take(chosenSheet(name, sheets, sheet, target.value === 'ja'))}
        />
      )}
    </>
  );

  function take(next: ChosenTable | undefined) {
    if (next) onTable(next);
  }
}

/** What has to be said before anything is imported. */
export function openQuestionOf({ source }: ChosenTable): string | undefined {
  if (source.kind !== 'workbook' || source.takesHidden !== undefined) return undefined;
  const sheet = source.sheets[source.sheet];
  const { rows, columns } = sheet ? hiddenIn(sheet) : { rows: 0, columns: 0 };
  return rows + columns > 0 ? t.sayHidden : undefined;
}

function Encoding({
  read,
  onEncoding,
}: {
  read: ReadText;
  onEncoding: (encoding: string) => void;
}) {
  if (!read.isGuessed && read.suspects.length === 0) return null;
  const alternatives = alternativesOf(read.bytes);
  const isAlone = alternatives.length < 2;
  const choice = !isAlone && (
    <RadioGroup
      name="import-buchstaben"
      label={t.encoding}
      value={read.encoding}
      options={alternatives.map(({ encoding, words }) => ({
        value: encoding,
        label: words.join(' · '),
      }))}
      onChange={({ target }) => onEncoding(target.value)}
    />
  );
  if (read.suspects.length > 0) {
    return (
      <Note isWarm>
        <div className="stack gap-3">
          <p>{t.looksWrong(read.suspects, !isAlone)}</p>
          {choice}
        </div>
      </Note>
    );
  }
  return (
    choice && (
      <details>
        <summary>{t.looksGuessed}</summary>
        {choice}
      </details>
    )
  );
}
