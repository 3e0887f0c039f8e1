import type { Location } from '@/lib/content/locations/location'
import type { AboutTopic } from '@/lib/content/locations/text/about'
import { getBasis } from '@/lib/data/basis'
import { getPowerboard } from '@/lib/data/panels'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'

/** A location with its figures at today's prices. */
export async function aboutLocation({ place, angles, neighbours, town }: Location): Promise<AboutTopic> {
  const [basis, panel] = await Promise.all([getBasis(), getPowerboard()])
  const facts = localFacts({ place, basis, homesOf: localHomes })
  return { facts, angles, neighbours, town, panel }
}
