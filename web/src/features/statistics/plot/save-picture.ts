/** Saves a plot as a PNG: on white, with its title and the sentence below it, since a picture travels alone. */
import { saveFile } from '../../../ui/save-file.ts';

const own = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
const scale = 2;
const padding = 16;
const lineHeight = 20;

type Plot = {
  svg: SVGSVGElement;
  /** What its fills mean: entries with a drawn square and a name. */
  key: HTMLElement | null;
  title: string;
  lines: readonly string[];
};

export async function savePicture(name: string, { svg, key, title, lines }: Plot): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const picture = await loaded(standalone(svg));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const style = getComputedStyle(svg);
  context.font = `14px ${style.fontFamily}`;
  const words = lines.flatMap((line) => wrapped(line, width, (text) => context.measureText(text).width));
  const names = [...(key?.children ?? [])].map((entry) => ({
    name: entry.textContent,
    fill: getComputedStyle(entry.querySelector('rect') ?? entry).fill,
  }));
  const head = padding + 24 + (words.length + names.length) * lineHeight + 8;
  canvas.width = (width + 2 * padding) * scale;
  canvas.height = (head + height + padding) * scale;
  context.scale(scale, scale);
  context.fillStyle = style.getPropertyValue('--color-surface') || 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `600 18px ${style.fontFamily}`;
  context.fillText(title, padding, padding + 16);
  context.font = `14px ${style.fontFamily}`;
  for (const [i, line] of words.entries()) context.fillText(line, padding, padding + 40 + i * lineHeight);
  for (const [i, { name: meaning, fill }] of names.entries()) {
    const y = padding + 40 + (words.length + i) * lineHeight;
    context.fillStyle = fill;
    context.fillRect(padding, y - 11, 12, 12);
    context.fillStyle = style.color;
    context.fillText(meaning, padding + 20, y);
  }
  context.drawImage(picture, padding, head, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser draws no pictures.');
  saveFile(name, blob);
}

/** Without stylesheets: every element carries what they say of it. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  for (const [i, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const name of own) copies[i]?.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be drawn.'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

/** Lines no wider than `width`. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
