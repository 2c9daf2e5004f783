/** Contact data: plain lines, then links. */

type Way = { text: string; url: string };
type Props = {
  lines: readonly string[];
  phone: Way | undefined;
  website: Way | undefined;
  newTab: string;
};

/** Skips empty lines; `newTab`: screen reader text of the website link. */
export function ContactLines({ lines, phone, website, newTab }: Props) {
  return (
    <address className="stack gap-0 taps">
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      {phone && (
        <span>
          <a href={phone.url}>{phone.text}</a>
        </span>
      )}
      {website && (
        <span>
          <a href={website.url} target="_blank" rel="noopener noreferrer">
            {website.text}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        </span>
      )}
    </address>
  );
}
