/**
 * What only a person can say of a file: which sheet, whether hidden rows count, and which words
 * look right.
 */
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ChosenTable } from './chosen-table.ts';
import type { Choice } from './read-choice.ts';
import { texts } from './texts.ts';

const t = texts.source;

type Props = {
  source: ChosenTable['source'];
  /** What was said already, although it may still be read. */
  choice: Choice;
  onChoice: (choice: Choice) => void;
};

export function SourceChoices({ source, choice, onChoice }: Props) {
  if (source.kind === 'text')
    return (
      <Encoding
        source={source}
        encoding={choice.encoding ?? source.encoding}
        onEncoding={(encoding) => onChoice({ ...choice, encoding })}
      />
    );

  const { sheets } = source;
  const { sheet = source.sheet, takesHidden } = choice;
  const filled = sheets.flatMap(({ isEmpty }, i) => (isEmpty ? [] : [i]));
  const hidden = sheets[sheet]?.hidden ?? { rows: 0, columns: 0 };
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
            onChange={({ target }) =>
              onChoice({ ...choice, sheet: Number(target.value), takesHidden: undefined })
            }
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
          onChange={({ target }) =>
            onChoice({ ...choice, sheet, takesHidden: target.value === 'ja' })
          }
        />
      )}
    </>
  );
}

/** What has to be said before anything is imported. */
export function openQuestionOf({ source }: ChosenTable): string | undefined {
  if (source.kind !== 'workbook' || source.takesHidden !== undefined) return undefined;
  const { rows, columns } = source.sheets[source.sheet]?.hidden ?? { rows: 0, columns: 0 };
  return rows + columns > 0 ? t.sayHidden : undefined;
}

function Encoding({
  source: { suspects, alternatives },
  encoding,
  onEncoding,
}: {
  source: Extract<ChosenTable['source'], { kind: 'text' }>;
  encoding: string;
  onEncoding: (encoding: string) => void;
}) {
  const isAlone = alternatives.length < 2;
  const choice = !isAlone && (
    <RadioGroup
      name="import-buchstaben"
      label={t.encoding}
      value={encoding}
      options={alternatives.map(({ encoding: value, words }) => ({
        value,
        label: words.join(' · '),
      }))}
      onChange={({ target }) => onEncoding(target.value)}
    />
  );
  if (suspects.length > 0) {
    return (
      <Note isWarm>
        <div className="stack gap-3">
          <p>{t.looksWrong(suspects, !isAlone)}</p>
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
