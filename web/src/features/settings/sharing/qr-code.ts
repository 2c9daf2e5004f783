/** A link as a QR code: its dark squares as one path, as a file, as a picture. */
import { encode } from 'uqr';

/** `size`: squares in a row, with the quiet border that readers need. */
export type QrCode = { size: number; path: string; dark: readonly (readonly boolean[])[] };

/** Squares of quiet around it, as the standard asks for. */
const border = 4;

export function qrCodeOf(link: string): QrCode {
  // Medium correction: a coffee stain on a poster is no end.
  const { size, data } = encode(link, { ecc: 'M', border });
  return { size, dark: data, path: data.map((row, y) => pathOfRow(row, y)).join('') };
}

/** Neighbours in a row are drawn as one, so that no hairline shows between them. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    let width = 1;
    while (row[x + width]) width += 1;
    path += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return path;
}

/** A file of its own, in millimetres when it is placed in a document. */
export function svgFile({ size, path }: QrCode): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="50mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="white"/>`,
    `<path d="${path}" fill="black"/>`,
    '</svg>',
    '',
  ].join('\n');
}

/** Pixels of a side, at least; each square has whole ones. */
const leastPixels = 1200;

export function pngFile({ size, dark }: QrCode): Promise<Blob> {
  const scale = Math.ceil(leastPixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser draws no pictures.'));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  dark.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/png');
  });
}
