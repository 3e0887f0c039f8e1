export type DocumentTable = {
  columns: { heading: string; isFigure?: boolean }[]
  rows: string[][]
}

/** A section of a quote or an order; the table follows the text. `isDetail`: a page shows its title and opens the rest. */
export type DocumentSection = { title: string; text: string[]; table?: DocumentTable; isDetail?: boolean }

/** A document ready to render, identical in every medium. `date` is an ISO date. */
export type DocumentView = { title: string; reference: string; date: string; sections: DocumentSection[] }
