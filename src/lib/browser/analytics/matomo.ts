import { pathOnly } from '@/lib/domain/leads/scrub'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import { pageClassOf } from '@/lib/routing/page-class'
import { analyticsSettingsSchema } from '@/lib/schemas/analytics-settings'

import { onConsentChange } from '../consent'
import { agreesToCounting } from '../counting-consent'
import { type CalculationBands, followCalculations, lastCalculation } from './last-calculation'

const PATH_CHECK_MS = 500
/** A slider passes through several bands on its way. */
const SETTLED_MS = 1_000
/** Custom dimensions in Matomo, by number. */
const DIMENSIONS = { pageClass: 1, heating: 2, size: 3, saving: 4 } as const

type Command = [name: string, ...values: (string | number)[]]

declare global {
  interface Window {
    /** Matomo's command queue, which its script takes over. */
    _paq?: { push: (command: Command) => unknown }
  }
}

/** Reports page views to the configured analytics service, if any, until consent is withdrawn. */
export async function reportPageViews(): Promise<void> {
  const response = await fetch(lateEndpoints.analyticsSettings)
  if (response.status !== 200 || !agreesToCounting()) return
  const { scriptUrl, siteId } = analyticsSettingsSchema.parse(await response.json())
  const queue = (window._paq ??= new Array<Command>())
  queue.push(['disableCookies'])
  queue.push(['setTrackerUrl', new URL('matomo.php', scriptUrl).href])
  queue.push(['setSiteId', siteId])
  let path = ''
  const reportView = () => {
    if (location.pathname === path || !agreesToCounting()) return
    path = location.pathname
    for (const command of viewOf(path)) queue.push(command)
  }
  reportView()
  // The view of the calculator's page comes before its result.
  let settling: ReturnType<typeof setTimeout> | undefined
  followCalculations((bands) => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      if (agreesToCounting()) for (const command of [...bandsOf(bands), CALCULATED]) queue.push(command)
    }, SETTLED_MS)
  })
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  document.head.append(script)
  const timer = setInterval(reportView, PATH_CHECK_MS)
  const stopListening = onConsentChange(() => {
    if (agreesToCounting()) return
    clearInterval(timer)
    stopListening()
  })
}

/**
 * A page view by path and kind of page, with the bands of the last calculation. Omits the query, title and full
 * referrer.
 */
function viewOf(path: string): Command[] {
  const calculation = lastCalculation()
  return [
    ['setCustomUrl', location.origin + pathOnly(path)],
    ['setReferrerUrl', hostOf(document.referrer)],
    ['setDocumentTitle', pageClassOf(path)],
    ['setCustomDimension', DIMENSIONS.pageClass, pageClassOf(path)],
    ...(calculation ? bandsOf(calculation) : []),
    ['trackPageView'],
  ]
}

const CALCULATED: Command = ['trackEvent', 'Calculator', 'Result']

const bandsOf = (bands: CalculationBands) =>
  (['heating', 'size', 'saving'] as const).map((name): Command => ['setCustomDimension', DIMENSIONS[name], bands[name]])

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).origin : '')
