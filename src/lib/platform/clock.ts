/** The one place where the time of day is asked; everything else gets it as an argument. */
export const now = () => new Date()
