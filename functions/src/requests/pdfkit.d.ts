/** The parts of pdfkit used here; it ships no types. */
declare module 'pdfkit' {
  type TextOptions = {
    width?: number;
    /** Beyond it the text ends with an ellipsis. */
    height?: number;
    ellipsis?: boolean;
    lineGap?: number;
    continued?: boolean;
    align?: 'left' | 'right';
    characterSpacing?: number;
  };
  /** A tag around what `contents` draws. */
  type Structure = { readonly isStructure: unique symbol };

  export default class PDFDocument {
    constructor(options: {
      size?: 'A4';
      margin?: number;
      /** A file; without one, Helvetica would be referred to. */
      font: string;
      lang?: string;
      tagged?: boolean;
      displayTitle?: boolean;
      pdfVersion?: '1.7';
      subset?: 'PDF/UA';
      info?: { Title: string; Author: string; CreationDate: Date };
    });
    y: number;
    /** The current typeface, not in pdfkit's documentation. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
    readonly page: { readonly width: number; readonly height: number };
    on(event: 'data', listener: (part: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    font(file: string, size: number): this;
    fillColor(color: string): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    text(text: string, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    image(bytes: Buffer, x: number, y: number, options: { fit: [width: number, height: number]; align?: 'right' }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    /** Drawing between the two is no content. */
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this;
    endMarkedContent(): this;
    struct(type: 'Document', children: readonly Structure[]): Structure;
    struct(type: 'H1' | 'H2' | 'P' | 'Figure', options: { alt?: string }, contents: () => void): Structure;
    struct(type: 'H1' | 'H2' | 'P' | 'Figure', contents: () => void): Structure;
    addStructure(structure: Structure): this;
    end(): void;
  }
}
