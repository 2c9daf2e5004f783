import { Empty } from '../../../ui/states.tsx';
import { texts } from './texts.ts';

type Props = { isSeveral: boolean; isNobodyThere: boolean; bookingLink: string };

/** Explains what will appear here, and how. */
export function NothingChosen({ isSeveral, isNobodyThere, bookingLink }: Props) {
  if (isNobodyThere) {
    return (
      <Empty title={texts.nobody.title}>
        <p>{texts.nobody.text}</p>
        <p className="anywhere">
          <a href={bookingLink} target="_blank" rel="noopener" className="lone-link">
            {bookingLink.replace(/^https?:\/\//, '')}
            <span className="visually-hidden">{texts.nobody.newTab}</span>
          </a>
        </p>
      </Empty>
    );
  }
  return (
    <Empty title={texts.choose.title}>
      <p>{isSeveral ? texts.choose.several : texts.choose.text}</p>
    </Empty>
  );
}
