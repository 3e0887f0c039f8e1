/**
 * What staff have written about deliveries and about taking back old electrical goods, '' if nothing yet.
 * `heldPiecesMax`: unpaid pieces of one product that one customer may hold.
 */
export type StoreTerms = { delivery: string; takeBack: string; heldPiecesMax: number }

/** The paragraphs of a text that staff have written. */
export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
