import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { sameInputHash } from '@/lib/domain/quantity/same-input-hash'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { now } from '@/lib/platform/clock'
import { quickCalculationSchema } from '@/lib/schemas/quick-calculation'
import { estimateFor, basisOn } from '@/lib/site/quick-calculation/estimate'

/** The quick estimate with all its working. */
export const POST = calculationEndpoint({
  schema: quickCalculationSchema,
  calculate: async (answers) => {
    const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
    const estimate = estimateFor({ answers, basis: basisOn({ now: now(), numbers, panel }) })
    return { ok: true, answer: { ...estimate, hash: sameInputHash(estimate.working) } }
  },
})
