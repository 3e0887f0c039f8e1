/** The home that the page was rendered for: the quick calculator’s query, and its climate if a region was given. */
export type PageHome = {
  query: string
  climate: {
    /** The nearest weather station. */
    place: string
    /** January first. */
    monthlyDegreeDays: readonly number[]
  } | null
}
