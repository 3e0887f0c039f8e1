/** The names under which sources and claims stand in stored text. */
export const SOURCE_NOTE = 'source-note'
export const CLAIM = 'claim'
