import { KeyHelp } from '@/components/tools/professional-calculator/key-help'
import { PlainForm } from '@/components/tools/professional-calculator/plain/plain-form'
import { ProfessionalCalculator } from '@/components/tools/professional-calculator/professional-calculator'
import { ArrowLink } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { FIRST_TYPED } from '@/lib/calculators/professional/first-typed'
import { getBasis } from '@/lib/data/basis'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { quoteRequestFrom } from '@/lib/routing/script-routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../../breadcrumb-json-ld'
import { ProfessionalFrame } from './professional-frame'

export const metadata = pageMetadata(STATIC_PAGES.professionalCalculator)

/** An upper bound: the cached prices are revalidated hourly, and the page with them. */
export const revalidate = 86_400

export default async function ProfessionalCalculatorPage() {
  const basis = await getBasis()
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.professionalCalculator} parents={[STATIC_PAGES.calculator]} />
      <ProfessionalFrame>
        <p className="no-print mb-6 max-w-[44em] text-lede">
          A table of rooms to fill in by keyboard or paste from a spreadsheet. Each room is calculated from its surfaces
          and, alongside, by the manufacturer’s rule, right down to panels, circuits and the cost of a year.
        </p>
        <Part>
          <ProfessionalCalculator basis={basis} keyHelp={<KeyHelp />}>
            <p role="status" className="text-sm text-ink-2 noscript:hidden">
              Loading the table.
            </p>
            <WithoutScript />
          </ProfessionalCalculator>
        </Part>
      </ProfessionalFrame>
    </>
  )
}

/** The table is calculated in the browser; without JavaScript the server does the same calculations. */
function WithoutScript() {
  return (
    <div className="hidden gap-6 noscript:grid">
      <div className="grid max-w-[44em] gap-3">
        <h2 className="text-h3 font-medium">Without the table: rooms as lines</h2>
        <p>
          The table needs JavaScript, which is switched off. Send the form instead: the same calculations run on our
          server, and the next page shows them with their working. Nothing you enter is kept.
        </p>
      </div>
      <PlainForm values={FIRST_TYPED} />
      <div className="grid gap-2">
        <ArrowLink href={routes.quickCalculator}>The quick calculator: the whole home from eight questions</ArrowLink>
        <ArrowLink href={quoteRequestFrom('professional-calculator')}>Ask us to calculate your rooms</ArrowLink>
      </div>
    </div>
  )
}
