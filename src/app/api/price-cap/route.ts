import { getNumbers } from '@/lib/data/numbers'
import { getPanels } from '@/lib/data/panels'
import { readPriceTable } from '@/lib/domain/assumptions/read-price-table'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { intakePool } from '@/lib/platform/intake-pool'
import { priceCapSchema } from '@/lib/schemas/price-cap'
import { capsOf } from '@/lib/use-cases/numbers/caps-of'
import { planPriceCap } from '@/lib/use-cases/numbers/plan-price-cap'
import { savePriceCap } from '@/lib/use-cases/numbers/save-price-cap'

const UNCONFIRMED = 'Some of these prices are unusual. Check them against the source and confirm that first.'

/** The admin's "New price cap": says what the pasted prices would change, or saves them. */
export const POST = staffEndpoint({
  may: 'changesPages',
  forbidden: 'Only editors can change prices.',
  schema: priceCapSchema,
  act: async ({ saves, isConfirmed, ...entry }, { payload, user }) => {
    const [numbers, panels] = await Promise.all([getNumbers(), getPanels()])
    const plan = await planPriceCap({ pool: intakePool, entry, numbers, panels, now: now() })
    if (!saves) return jsonResponse(200, plan)
    if (plan.problems[0]) return errorResponse(400, plan.problems[0])
    if (plan.unusual.length > 0 && !isConfirmed) return errorResponse(409, UNCONFIRMED)
    const caps = capsOf(entry, readPriceTable(entry.table).rows)
    const saved = await savePriceCap(payload, { caps, user })
    return saved.ok
      ? jsonResponse(201, { message: `The prices of ${saved.count} regions are saved.` })
      : errorResponse(409, saved.message)
  },
})
