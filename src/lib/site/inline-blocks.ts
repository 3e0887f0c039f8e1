/** The names under which sources, claims and figures of the records stand in stored text. */
export const SOURCE_NOTE = 'source-note'
export const CLAIM = 'claim'
export const NUMBER = 'number'
