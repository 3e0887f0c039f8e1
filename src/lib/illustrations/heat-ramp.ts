/**
 * The nine stops of the heat ramp, coldest first, for standalone SVG files; same as --color-t0 to t8 in the stylesheet.
 */
export const HEAT_RAMP = [
  '#2a1127',
  '#501338',
  '#7c1038',
  '#a8112d',
  '#cb3916',
  '#e2670c',
  '#f1962d',
  '#f6c463',
  '#f9ecb0',
] as const

/** The other stylesheet colours used in standalone SVG files. */
export const PAPER = { ink: '#281325', panel: '#ffffff', frost: '#d3dfe1', edge: '#6f8186' } as const
