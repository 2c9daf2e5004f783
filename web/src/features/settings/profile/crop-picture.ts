/** Crops a picture. */
export type Area = { x: number; y: number; width: number; height: number };

/** Longer side in pixels: twice the largest size a logo is shown at. */
const largestSide = 1024;
/** The size finally stored; pictures too heavy at the larger size are sent at this one. */
const storedSide = 512;

/** In pixels; never enlarges. */
export function sizeOfCrop(
  { width, height }: Pick<Area, 'width' | 'height'>,
  largest: number,
): { width: number; height: number } {
  const scale = Math.min(1, largest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * A PNG of that part of the picture at `address`, or of the whole picture without an area. Rejects
 * if it is not a picture.
 */
export async function cropPicture(
  address: string,
  area: Area | undefined,
  heaviest: number,
): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const part = area ?? { x: 0, y: 0, width: picture.naturalWidth, height: picture.naturalHeight };
  const cut = await drawn(picture, part, largestSide);
  return cut.size <= heaviest ? cut : drawn(picture, part, storedSide);
}

async function drawn(picture: HTMLImageElement, area: Area, largest: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeOfCrop(area, largest));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/png',
    );
  });
}
