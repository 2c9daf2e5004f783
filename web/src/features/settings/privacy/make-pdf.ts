/** Renders a document as PDF in the browser, so the practice's name is sent nowhere. Loaded with the first document. */

import bold from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import pdfMake from 'pdfmake/build/pdfmake.js';

const address = (path: string) => new URL(path, location.href).href;

export async function makePdf(definition: object): Promise<Blob> {
  const [normal, strong] = [address(regular), address(bold)];
  // Our documents have no italics, so we skip loading those fonts.
  pdfMake.setFonts({ Roboto: { normal, bold: strong, italics: normal, bolditalics: strong } });
  pdfMake.setUrlAccessPolicy((url) => url === normal || url === strong);
  return pdfMake.createPdf(definition).getBlob();
}
