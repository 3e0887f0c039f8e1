import { type MonthWeather, NO_MONTH_WEATHER, readMonthWeather } from '@/lib/domain/climate/month-weather'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Degree days of past months as staff have entered them, and where they come from. */
export const getPastWeather = cachedRead(CACHE_MANIFEST.pastWeather, readPastWeather)

async function readPastWeather(): Promise<{ months: MonthWeather; source: string }> {
  const payload = await payloadClient()
  const { months, source } = await payload.findGlobal({ slug: 'past-weather', overrideAccess: false })
  const read = readMonthWeather(months ?? '')
  return { months: read.ok ? read.weather : NO_MONTH_WEATHER, source: source ?? '' }
}
