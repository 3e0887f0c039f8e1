import type { AreaClimate } from '@/lib/domain/climate/area-climate'

/** The home that the page was rendered for: the quick calculator’s query, and its climate if a region was given. */
export type PageHome = { query: string; climate: Pick<AreaClimate, 'place' | 'degreeDays'> | null }
