/** The only place on the server that reads the clock; everything else calls this or takes the time as an argument. */
export const now = () => new Date()
