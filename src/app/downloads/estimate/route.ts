import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import { queryOf } from '@/lib/calculators/engine/home-query'
import { typedIn } from '@/lib/calculators/engine/home-questions'
import { writeEstimateFile } from '@/lib/calculators/quick/estimate-file'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { resultRows } from '@/lib/calculators/quick/result-rows'
import { getBasis } from '@/lib/data/basis'
import { getSiteSettings } from '@/lib/data/site-settings'
import { attachment } from '@/lib/http/responses'
import { makeDocument } from '@/lib/pdf/make-document'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { documentResponse } from '../document-response'

/** The result of the quick calculator for the answers in the query, as a PDF or, with `as=json`, as data. */
export function GET(request: Request): Promise<Response> {
  return documentResponse(request, { name: 'estimate', make: () => estimateFile(new URL(request.url).searchParams) })
}

async function estimateFile(searchParams: URLSearchParams) {
  const query = Object.fromEntries(searchParams)
  const typed = typedIn(query)
  const read = readQuickEstimate(typed)
  if (!read.ok) return { status: 400, message: Object.values(read.errors).join('. ') } as const
  if (read.isOwnUnreadable) return { status: 400, message: 'Your own figures could not be read.' } as const
  const { answers, own } = read
  const [basis, settings] = await Promise.all([getBasis(), getSiteSettings()])
  const { estimate, isOwnRefused } = estimateWithOwn({ answers, own, basis })
  const view = estimateView(estimate)
  const { date } = basis
  const url = `${env.siteUrl}${routes.quickCalculator}?${queryOf(typed)}`
  const name = `powerboard-estimate-${view.hash}`
  if (query['as'] === 'json')
    return attachment({
      name: `${name}.json`,
      type: 'application/json',
      content: writeEstimateFile({ view, answers, own, isOwnRefused, date, address: url }),
    })
  const rows = resultRows({ typed, basis, view, isOwnRefused }).slice(0, -1) // the URL is printed at the end
  const pdf = await makeDocument({ kind: 'estimate', input: { view, rows, date, address: url, settings } })
  return attachment({ name: `${name}.pdf`, type: 'application/pdf', content: new Uint8Array(pdf) })
}
