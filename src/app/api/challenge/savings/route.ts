import { payloadClient } from '@/lib/data/payload-client'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { DistrictSavings } from '@/lib/domain/challenge/district-savings'
import { latestSeason } from '@/lib/domain/challenge/season'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'
import { type SharedSaving, sharedSavingSchema } from '@/lib/schemas/shared-saving'
import { shareSaving } from '@/lib/use-cases/challenge/shared-savings'

/** Compares a household with its district, once it has agreed to take part. */
export const { GET, POST } = publicEndpoint({
  schema: sharedSavingSchema,
  form: {},
  formPage: routes.energyChallenge,
  limits: (_, sender) => [
    { limit: 'sharedSavings', key: sender },
    { limit: 'sharedSavingsEverybody', key: 'everybody' },
  ],
  failure: 'We could not compare your saving just now, and nothing was kept.',
  handle: async (saving) => {
    const season = latestSeason(londonTime(now()).date)
    const found = await shareSaving(poolOf(await payloadClient()), saving, season)
    return { ok: true, status: 200, body: { message: wordsOf(saving, found) }, next: routes.energyChallenge }
  },
})

function wordsOf({ district, savedPercent }: SharedSaving, found: DistrictSavings | null): string {
  if (!found)
    return `Your saving is noted. Fewer than ten households in ${district} have shared theirs this winter, so there is nothing to compare yet.`
  const { tens, low, median, high } = found
  return `You: ${written(savedPercent)}. The median of at least ${tens} households in ${district}: ${written(median)}. Half of them are between ${written(low)} and ${written(high)}.`
}

const written = (percent: number) => (percent < 0 ? `${-percent}% more than last winter` : `${percent}% less`)
