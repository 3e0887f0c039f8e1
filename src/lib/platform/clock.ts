/** The only place that reads the clock; everything else takes the time as an argument. */
export const now = () => new Date()
