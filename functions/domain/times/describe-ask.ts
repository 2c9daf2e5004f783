/**
 * What the team is told about words of times that need a look. Says only what is true of the
 * practice's plan.
 */
import type { Ask } from './parser/diagnostics.ts';

export function describeAsk({ kind, text }: Ask): string {
  const words = `„${text.length > 80 ? `${text.slice(0, 80)} …` : text}“`;
  switch (kind) {
    case 'notWeekly':
      return `${words} gilt nicht für jede Woche. Frag nach, was immer geht.`;
    case 'unread':
      return `${words} lässt sich nicht als Zeit lesen.`;
    case 'afternoon':
      return `${words}: Ist der Nachmittag gemeint? Dann schreib „${inTheAfternoon(text)}“.`;
    case 'hours':
      return `${words}: Frag nach der genauen Uhrzeit.`;
    case 'contradiction':
      return `${words} widerspricht sich. Frag nach, was gilt.`;
    case 'notOffered':
      return `Für ${words} bietet ihr keine Zeitfenster an.`;
    case 'cut':
      return `${words} passt nicht genau auf eure Zeitfenster. Übernommen sind nur ganze.`;
    case 'noTimes':
      return `${words} nennt keine Zeiten.`;
  }
}

/** '3-5' -> '15-17', '8-1:30' -> '8-13:30'. */
function inTheAfternoon(text: string): string {
  return text.replace(/(?<![\d:.])[1-7](?!\d)/g, (hour) => String(Number(hour) + 12));
}
