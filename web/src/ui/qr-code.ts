/** A link as a QR code: its dark modules as one path, an SVG file, or a bitmap. */
import { encode } from 'uqr';

/** `size`: modules per row, including the quiet zone that readers need. */
export type QrCode = { size: number; path: string; dark: readonly (readonly boolean[])[] };

/** Modules of quiet zone, as the standard requires. */
const border = 4;

export function qrCodeOf(link: string): QrCode {
  // Medium error correction: the code survives a coffee stain on a poster.
  const { size, data } = encode(link, { ecc: 'M', border });
  return { size, dark: data, path: data.map((row, y) => pathOfRow(row, y)).join('') };
}

/** Joins adjacent modules in a row, to avoid hairlines between them. */
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

/** A standalone SVG, sized in millimetres for documents. */
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

/** Minimum pixels per side; each module gets a whole number. */
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
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/png',
    );
  });
}
