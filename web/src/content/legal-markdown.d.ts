/** The build turns a legal text into HTML (`vite.config.ts`). */
declare module '*.md' {
  const html: string;
  export default html;
}
