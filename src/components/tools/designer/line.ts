/** A line is as wide on the screen however far the drawing is scaled. */
export const LINE = { vectorEffect: 'non-scaling-stroke' } as const
