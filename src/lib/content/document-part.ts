export type DocumentTable = {
  columns: { heading: string; isFigure?: boolean }[]
  rows: string[][]
}

/** A section of a quote or an order: its table comes after its text. */
export type DocumentPart = { title: string; text: string[]; table?: DocumentTable }

/** A document ready to show, the same in every medium. `date`: ISO date. */
export type DocumentView = { title: string; reference: string; date: string; parts: DocumentPart[] }
