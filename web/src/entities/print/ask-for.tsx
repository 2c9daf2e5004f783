/** Whom a caller asks for, on paper: nothing for those who asked for themselves. */
import { formatContactPerson } from '../request/format-person.ts';

type Props = { request: Parameters<typeof formatContactPerson>[0] };

export function AskFor({ request }: Props) {
  const person = formatContactPerson(request);
  return person && <div className="regular">über {person}</div>;
}
