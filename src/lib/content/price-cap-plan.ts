/** A figure that would be printed differently. `isAmount`: not the name of a period. */
export type FigureChange = { key: string; name: string; was: string; is: string; isAmount: boolean }

/** A published page. */
export type NamedPage = { path: string; title: string }

/** A figure that would be printed differently, and the pages whose texts name it. */
export type PlacedFigure = Pick<FigureChange, 'key' | 'name' | 'was' | 'is'> & { pages: NamedPage[] }

/** A passage in which the old figure is typed, so that it will not follow. */
export type TypedFigure = NamedPage & { was: string; is: string; passage: string }

/** What entering a price cap would change from the day `on`. Nothing can be saved while there are `problems`. */
export type PriceCapPlan = {
  problems: string[]
  unusual: string[]
  on: string
  figures: PlacedFigure[]
  typed: TypedFigure[]
}
