/** Slugs of the inline blocks for sources, claims and figures in rich text. */
export const SOURCE_NOTE = 'source-note'
export const CLAIM = 'claim'
export const NUMBER = 'number'
