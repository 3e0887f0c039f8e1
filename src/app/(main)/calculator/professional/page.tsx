import { PlainForm } from '@/components/tools/professional-calculator/plain/plain-form'
import { ProfessionalCalculator } from '@/components/tools/professional-calculator/professional-calculator'
import { JsonLd } from '@/components/ui/json-ld'
import { ArrowLink } from '@/components/ui/link'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { FIRST_TYPED } from '@/lib/site/professional/first-typed'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import { routes } from '@/lib/site/routes'
import { quoteRequestFrom } from '@/lib/site/script-routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'

import { CALCULATORS, PROFESSIONAL, ProfessionalFrame } from './professional-frame'

export const metadata = pageMetadata(BUILT_HEADS.professionalCalculator)

/** A day is as long as a price may be out of date unnoticed. */
export const revalidate = 86_400

export default async function ProfessionalCalculatorPage() {
  const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
  return (
    <>
      <JsonLd
        records={[
          breadcrumbData({
            trail: [{ path: routes.home, name: 'Home' }, CALCULATORS, PROFESSIONAL],
            origin: env.siteUrl,
          }),
        ]}
      />
      <ProfessionalFrame>
        <p className="no-print mb-6 max-w-[44em] text-lede">
          Rooms as a table, filled in by keyboard or pasted from a spreadsheet. Each is worked out by its parts and by
          the maker’s rule, side by side, down to panels, circuits and a year’s cost.
        </p>
        <ProfessionalCalculator basis={basisOn({ now: now(), numbers, panel })}>
          <p role="status" className="text-sm text-ink-2 noscript:hidden">
            The table is on its way.
          </p>
          <WithoutScript />
        </ProfessionalCalculator>
      </ProfessionalFrame>
    </>
  )
}

/** The table is worked out in the browser; whoever has no script has the same sums made on the server. */
function WithoutScript() {
  return (
    <div className="hidden gap-6 noscript:grid">
      <div className="grid max-w-[44em] gap-3">
        <h2 className="text-h3 font-medium">Without the table: rooms as lines</h2>
        <p>
          The table needs scripts; they are off. Sent from here, the same sums are made on our server, and the page that
          answers shows them with their working. Nothing of it is kept.
        </p>
      </div>
      <PlainForm values={FIRST_TYPED} />
      <div className="grid gap-2">
        <ArrowLink href={routes.quickCalculator}>The quick calculator: the whole home from eight questions</ArrowLink>
        <ArrowLink href={quoteRequestFrom('professional-calculator')}>Have us calculate your rooms</ArrowLink>
      </div>
    </div>
  )
}
