/**
 * With whom the operator has the contract: the owner or the firm, not the practice's public name.
 * It stands in the processing agreement, the practice's papers and on invoices.
 */
import * as z from 'zod/mini';
import { optionalLine, requiredLine, requiredText } from '../text/text.ts';

/** Characters. */
export const maxPartyAddress = 300;

export const ContractParty = z.strictObject({
  name: requiredLine(
    200,
    'Bitte gib an, wer den Vertrag schließt: Inhaberin, Inhaber oder Firma.',
    'Bitte kürze den Namen auf höchstens 200 Zeichen.',
  ),
  /** As they call it; '' for a person. */
  legalForm: optionalLine(100, 'Bitte kürze die Rechtsform auf höchstens 100 Zeichen.'),
  /** With line breaks. */
  address: requiredText(
    maxPartyAddress,
    'Bitte gib die Anschrift an.',
    `Bitte kürze die Anschrift auf höchstens ${maxPartyAddress} Zeichen.`,
  ),
});
export type ContractParty = z.infer<typeof ContractParty>;
