/** Keeps the width of a line on screen constant, however the drawing is scaled. */
export const LINE = { vectorEffect: 'non-scaling-stroke' } as const
