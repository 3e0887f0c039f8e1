import type { MonthWeather } from '@/lib/domain/climate/month-weather'

/** Degree days of past months as staff have entered them, and where they come from. */
export type PastWeather = { months: MonthWeather; source: string }

/** The home that the page was rendered for: the quick calculator’s query, and its climate if a region was given. */
export type PageHome = {
  query: string
  weather: PastWeather
  climate: {
    /** The nearest weather station. */
    place: string
    /** January first. */
    monthlyDegreeDays: readonly number[]
  } | null
}
