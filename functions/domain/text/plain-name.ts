/**
 * Names and titles that people choose for themselves, and that strangers read in e-mails: none is a web address or looks like one. No schemas
 * here.
 */

/** Full stops of any script: browsers read each as the dot of an address. */
const dots = '.。．｡․';

/** What stands at the end of web addresses that somebody might put into a name. Not complete: `withoutLinks` needs no such list. */
const endings =
  'at|de|ch|li|it|eu|fr|nl|be|pl|cz|sk|si|hr|hu|uk|us|ru|рф|cn|com|net|org|info|biz|io|co|me|tv|to|cc|ly|app|dev|shop|online|site|store|xyz|link|click|page|cloud|top|icu|live|club|vip|work|email|support|zip|bank|wien|tirol|berlin|hamburg|koeln|bayern|swiss|health|care|clinic|example';

const scheme = /[a-z][a-z0-9+.-]*:(?:\/\/|\\\\)|\b(?:mailto|tel|sms|javascript|data|file):/i;
const address = new RegExp(`[^\\s@]@[\\p{L}\\p{N}-]+[${dots}][\\p{L}\\p{N}]`, 'u');
const domain = new RegExp(
  `[\\p{L}\\p{N}-]{2}[${dots}](?:${endings})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}-][${dots}](?:${endings})[/?#]\\S`,
  'iu',
);
/** Shown as nothing, and passed over by whoever reads an address. */
const ignorable = /\p{Cf}/gu;
/** The same beside what addresses are made of; an emoji keeps what joins it. */
const ignorableInside = /(?<=[!-~])\p{Cf}+|\p{Cf}+(?=[!-~])/gu;

/** Whether a name holds a web or e-mail address. 'Dr.med. Huber', '2.OG' and 'Ergo.Punkt' do not. */
export function holdsAddress(name: string): boolean {
  const seen = name.replace(ignorable, '');
  return scheme.test(seen) || /\bwww\d?[.。．｡․]\p{L}/iu.test(seen) || address.test(seen) || domain.test(seen);
}

const schemes = /\s?(?:[a-z][a-z0-9+.-]*:(?:\/\/|\\\\)+|\b(?:mailto|tel|sms|javascript|data|file):)\s?/gi;
const addresses = new RegExp(`([^\\s@]+)@(?:[\\p{L}\\p{N}\\p{M}\\p{Cf}_-]+[${dots}])+[\\p{L}\\p{N}\\p{M}\\p{Cf}-]+`, 'gu');
const dotInside = new RegExp(`(?<=[\\p{L}\\p{N}\\p{M}\\p{Cf}_-])[${dots}](?=\\p{Cf}*\\p{L}[\\p{L}\\p{N}\\p{M}\\p{Cf}-])`, 'gu');
const networkAddress = new RegExp(`\\b(\\d{1,3})[${dots}](\\d{1,3})[${dots}](\\d{1,3})[${dots}](\\d{1,3})\\b`, 'g');

/**
 * The text so that no mail program makes a link of any of it: without schemes, of e-mail addresses what stands before the @, and with a space
 * behind each dot that might be one of a web address ('evil. example', 'Dr. med. Huber'). Doing it twice changes nothing more.
 */
export function withoutLinks(text: string): string {
  const written = withoutSome(text);
  // What is taken out may bring together what stood around it.
  return written === text ? text : withoutLinks(written);
}

function withoutSome(text: string): string {
  return (
    text
      .replace(ignorableInside, '')
      .replace(schemes, ' ')
      .replace(/\\\\+/g, ' ')
      .replace(addresses, '$1')
      .replace(networkAddress, '$1 $2 $3 $4')
      .replace(dotInside, '. ')
      // A single character behind a dot is mostly an abbreviation, but not here.
      .replace(/\b(www\d?)[.。．｡․](?=\p{L})/giu, '$1. ')
  );
}
