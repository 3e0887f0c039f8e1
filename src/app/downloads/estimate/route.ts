import { estimateWithOwn } from '@/lib/calculators/quick/estimate'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { writeEstimateFile } from '@/lib/calculators/quick/estimate-file'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { queryOf, typedIn } from '@/lib/calculators/quick/questions'
import { resultRows } from '@/lib/calculators/quick/result-rows'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { overLimit } from '@/lib/http/rate-limit'
import { attachment } from '@/lib/http/responses'
import { makeDocument } from '@/lib/pdf/make-document'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { routes } from '@/lib/routing/routes'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { plainTextResponse } from '../plain-text-response'

/** The result of the quick calculator for the answers in the query, as a PDF or, with `as=json`, as data. */
export async function GET(request: Request): Promise<Response> {
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plainTextResponse(429, `You have asked for several documents just now. ${await contactFallback()}`, {
      'retry-after': String(waitSeconds),
    })
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const typed = typedIn(query)
  const read = readQuickEstimate(typed)
  if (!read.ok) return plainTextResponse(400, Object.values(read.errors).join('. '))
  if (read.isOwnUnreadable) return plainTextResponse(400, 'Your own figures could not be read.')
  try {
    const { answers, own } = read
    const [numbers, panel, settings] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
    const basis = basisOn({ now: now(), numbers, panel })
    const view = estimateView(estimateWithOwn({ answers, own, basis }).estimate)
    const { date } = basis
    const address = `${env.siteUrl}${routes.quickCalculator}?${queryOf(typed)}`
    const name = `powerboard-estimate-${view.hash}`
    if (query['as'] === 'json')
      return attachment({
        name: `${name}.json`,
        type: 'application/json',
        content: writeEstimateFile({ view, answers, own, date, address }),
      })
    const rows = resultRows({ typed, view }).slice(0, -1) // the address is printed at the end
    const pdf = await makeDocument({ kind: 'estimate', input: { view, rows, date, address, settings } })
    return attachment({ name: `${name}.pdf`, type: 'application/pdf', content: new Uint8Array(pdf) })
  } catch (err) {
    logger.error({ msg: 'estimate could not be made into a document', err })
    return plainTextResponse(503, `The document cannot be created just now. ${await contactFallback()}`, {
      'retry-after': '30',
    })
  }
}
