import { ProfessionalCalculator } from '@/components/tools/professional-calculator/professional-calculator'
import { ToolHeader } from '@/components/tools/tool-header'
import { JsonLd } from '@/components/ui/json-ld'
import { ArrowLink } from '@/components/ui/link'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/site/metadata'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import { routes } from '@/lib/site/routes'
import { quoteRequestFrom } from '@/lib/site/script-routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'

const CALCULATORS = { path: routes.calculator, name: 'Calculators' }
const PROFESSIONAL = { path: routes.professionalCalculator, name: 'Professional calculator' }

export const metadata = pageMetadata({
  path: routes.professionalCalculator,
  title: 'Professional calculator',
  description: 'Room-by-room heat loss after BS EN 12831-1 beside the maker’s rule: panels, circuits, supply, running cost and carbon, with every sum shown. Nothing leaves your device.',
})

/** A day is as long as a price may be out of date unnoticed. */
export const revalidate = 86_400

export default async function ProfessionalCalculatorPage() {
  const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
  return (
    <>
      <JsonLd records={[breadcrumbData({ trail: [{ path: routes.home, name: 'Home' }, CALCULATORS, PROFESSIONAL], origin: env.siteUrl })]} />
      <ToolHeader trail={[CALCULATORS]} current={PROFESSIONAL.name}>
        Room by room
      </ToolHeader>
      <div className="isolate mx-auto min-h-dvh max-w-[110rem] px-(--margin) pt-7 pb-(--section)">
        <p className="no-print mb-6 max-w-[44em] text-lede">
          Rooms as a table, filled in by keyboard or pasted from a spreadsheet. Each is worked out by its parts and by the maker’s rule, side by side, down to panels, circuits and a
          year’s cost.
        </p>
        <ProfessionalCalculator basis={basisOn({ now: now(), numbers, panel })}>
          <p role="status" className="text-sm text-ink-2 noscript:hidden">
            The table is on its way.
          </p>
          <WithoutScript />
        </ProfessionalCalculator>
      </div>
    </>
  )
}

/** The table is worked out in the browser; whoever has no script is told what there is instead. */
function WithoutScript() {
  return (
    <div className="hidden max-w-[44em] gap-4 noscript:grid">
      <h2 className="text-h3 font-medium">The table needs scripts</h2>
      <p>It works in your browser, so that what you enter stays with you. Scripts are off, or didn’t arrive. Three ways lead further without them:</p>
      <ArrowLink href={routes.quickCalculator}>The quick calculator: the whole home from eight questions</ArrowLink>
      <ArrowLink href={quoteRequestFrom('professional-calculator')}>Have us calculate your rooms</ArrowLink>
      <p>
        For your own programs, the same sums answer to <code>POST /api/calculate/house</code>, described in <a href="/api/calculate/openapi.json" className="underline underline-offset-[.22em]">its OpenAPI document</a>.
      </p>
    </div>
  )
}
