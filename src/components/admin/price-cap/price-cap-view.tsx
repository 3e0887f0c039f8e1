import type { AdminViewServerProps } from 'payload'

import { AVERAGE } from '@/lib/content/tariff-regions'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import type { Tariff } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

import { requireStaff, StaffView } from '../staff-view'
import { type LikelyValues, PriceCapForm } from './price-cap-form'

/** A quarter's price cap in one paste: see what it would change, then save it. */
export async function PriceCapView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/price-cap')
  const { docs } = await view.payload.find({
    collection: 'tariffs',
    where: { region: { equals: AVERAGE } },
    sort: '-validFrom',
    limit: 1,
    depth: 0,
    req: view.initPageResult.req,
    overrideAccess: false,
  })
  const last = docs[0]
  return (
    <StaffView view={view} title="New price cap">
      {changesPages ? (
        <>
          <noscript>This form needs JavaScript. Please switch it on and reload this page.</noscript>
          <PriceCapForm last={last?.period ?? null} likely={likelyAfter(last)} />
        </>
      ) : (
        <p>Your account cannot change prices. An admin can change that.</p>
      )}
    </StaffView>
  )
}

const USUAL_VAT_PERCENT = 5

/** A new period begins after the last one, and mostly has its VAT and its source. */
function likelyAfter(last: Tariff | undefined): LikelyValues {
  const today = londonTime(now()).date
  return {
    validFrom: last ? addDays(londonDay(last.validTo), 1) : today,
    read: today,
    url: last?.url ?? '',
    vatPercent: last?.vatPercent ?? USUAL_VAT_PERCENT,
    vatUntil: last?.vatUntil ? londonDay(last.vatUntil) : '',
    vatPercentAfter: last?.vatPercentAfter ?? null,
    gasVatPercent: last?.gasVatPercent ?? USUAL_VAT_PERCENT,
  }
}
