/** What of pdfmake is used here; it brings no types of its own. */
declare module 'pdfmake/build/pdfmake.js' {
  const pdfMake: {
    setFonts: (fonts: Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>) => void;
    /** Says which addresses it may fetch from. */
    setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void;
    createPdf: (definition: object) => { getBlob: () => Promise<Blob> };
  };
  export default pdfMake;
}
