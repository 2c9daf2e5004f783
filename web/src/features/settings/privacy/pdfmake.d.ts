/** The parts of pdfmake used here; it ships no types. */
declare module 'pdfmake/build/pdfmake.js' {
  const pdfMake: {
    setFonts: (fonts: Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>) => void;
    /** Sets which URLs it may fetch. */
    setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void;
    createPdf: (definition: object) => { getBlob: () => Promise<Blob> };
  };
  export default pdfMake;
}
