import { estimateWithOwn } from '@/lib/calculators/quick/estimate'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { now } from '@/lib/platform/clock'
import { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'

/** The quick estimate with its full working. */
export const POST = calculationEndpoint({
  schema: quickEstimateSchema,
  calculate: async ({ answers, own }) => {
    const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
    const { estimate, isOwnRefused } = estimateWithOwn({
      answers,
      own,
      basis: basisOn({ now: now(), numbers, panel }),
    })
    if (isOwnRefused) return { ok: false, errors: [{ path: 'own', message: 'These figures cannot be used together' }] }
    const hash = calculationHash({ inputs: answers, steps: estimate.working.steps })
    return { ok: true, answer: { ...estimate, hash } }
  },
})
