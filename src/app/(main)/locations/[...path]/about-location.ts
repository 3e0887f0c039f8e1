import type { Location } from '@/lib/content/locations/location'
import type { AboutTopic } from '@/lib/content/locations/text/about'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/panels'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import { now } from '@/lib/platform/clock'

/** A location with its figures at today's prices. */
export async function aboutLocation({ place, angles, neighbours, town }: Location): Promise<AboutTopic> {
  const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
  const facts = localFacts({ place, numbers, date: londonTime(now()).date, homesOf: localHomes })
  return { facts, angles, neighbours, town, panel }
}
