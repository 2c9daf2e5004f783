/**
 * What a practice names and orders, a document each that its team writes directly: tags and lists.
 */

export type Named = { readonly id: string; readonly name: string; readonly order: number };

/** The values of its form; the position is changed separately. */
export type NamedDraft = { name: string } & {
  [field: string]: string | boolean | readonly string[] | undefined;
};

export type Kind<D extends NamedDraft> = {
  path: (slug: string, id: string) => string;
  /** Without the other stored fields: the rules accept exactly these. */
  draftOf: (value: D) => D;
  maxName: number;
  /** As the log calls it; absent: it does not list them. */
  logged?: 'tag' | 'list';
  texts: {
    created: (name: string) => string;
    saved: (name: string) => string;
    removed: (name: string) => string;
    removedText?: string;
    notRemoved: (name: string) => string;
    notRestored: (name: string) => string;
    nameTaken: string;
    add: string;
    saveAgain: string;
    changed: { title: string; gone: string };
  };
};
