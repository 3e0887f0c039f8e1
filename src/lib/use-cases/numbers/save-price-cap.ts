import { createLocalReq, type Payload, type TypedUser, ValidationError } from 'payload'

import { AVERAGE, TARIFF_REGIONS } from '@/lib/content/tariff-regions'
import type { PriceCap } from '@/lib/domain/assumptions/price-cap'
import { addDays } from '@/lib/domain/calendar/london-time'
import { labelOf } from '@/lib/domain/text/label-of'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'

/** Ofgem publishes a cap about five weeks before it begins. */
const REVIEW_DAYS_BEFORE_END = 35
const OWNER = 'Website editor'

export type SavedPriceCap = { ok: true; count: number } | { ok: false; message: string }

/** Saves the prices of all regions as the given member of staff, or none of them. */
export async function savePriceCap(
  payload: Payload,
  { caps, user }: { caps: readonly PriceCap[]; user: TypedUser },
): Promise<SavedPriceCap> {
  const req = await createLocalReq({ user }, payload)
  let region: string = AVERAGE
  try {
    await inPayloadTransaction(req, async () => {
      for (const cap of caps) {
        region = cap.region ?? AVERAGE
        await payload.create({ collection: 'tariffs', data: tariffOf(cap, region), req, overrideAccess: false })
      }
    })
    return { ok: true, count: caps.length }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const [first] = error.data.errors
    return { ok: false, message: `${labelOf(TARIFF_REGIONS, region)}: ${first?.message ?? error.message}` }
  }
}

const tariffOf = ({ region: _, electricityVat, gas, ...cap }: PriceCap, region: string) => ({
  ...cap,
  ...(gas && { gas }),
  region: TARIFF_REGIONS.find(({ value }) => value === region)?.value ?? AVERAGE,
  vatPercent: electricityVat.percent,
  vatUntil: electricityVat.until,
  vatPercentAfter: electricityVat.percentAfter,
  owner: OWNER,
  nextReview: addDays(cap.validTo, -REVIEW_DAYS_BEFORE_END),
})
