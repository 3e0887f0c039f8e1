import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import { getBasis } from '@/lib/data/basis'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'

/** The quick estimate with its full working. */
export const POST = calculationEndpoint({
  schema: quickEstimateSchema,
  calculate: async ({ answers, own }) => {
    const basis = await getBasis()
    const { estimate, isOwnRefused } = estimateWithOwn({
      answers,
      own,
      basis,
    })
    if (isOwnRefused) return { ok: false, errors: [{ path: 'own', message: 'These figures cannot be used together' }] }
    const hash = calculationHash({ inputs: answers, steps: estimate.working.steps })
    return { ok: true, answer: { ...estimate, hash } }
  },
})
