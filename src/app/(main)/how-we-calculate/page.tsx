import { CheckTableSection } from '@/components/sections/method/check-table-section'
import { MethodChanges } from '@/components/sections/method/method-changes'
import { MethodData } from '@/components/sections/method/method-data'
import { MethodLimits } from '@/components/sections/method/method-limits'
import { MethodOpening } from '@/components/sections/method/method-opening'
import { MethodStepsSection } from '@/components/sections/method/method-steps-section'
import { PageBody } from '@/components/sections/page/page-body'
import { ToolHeader } from '@/components/tools/tool-header'
import { allChecks } from '@/lib/calculators/method/checks'
import { exampleEstimate } from '@/lib/calculators/method/example-estimate'
import { methodSteps } from '@/lib/calculators/method/method-steps'
import { getBasis } from '@/lib/data/basis'
import { env } from '@/lib/platform/env'
import { breadcrumbOf, STATIC_PAGES } from '@/lib/registry/static-pages'
import { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'
import { pageMetadata } from '@/lib/seo/metadata'

import { QUICK } from '../../api/calculate/examples'
import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

export const metadata = pageMetadata(STATIC_PAGES.howWeCalculate)

const STEPS = { id: 'method', heading: 'Step by step, for engineers' }
const LIMITS = { id: 'limits', heading: 'Known limits' }
const CHANGES = { id: 'changes', heading: 'What changed in the numbers' }
const DATA = { id: 'data', heading: 'Check it yourself' }

export default async function HowWeCalculatePage() {
  const basis = await getBasis()
  const { answers } = quickEstimateSchema.parse(QUICK)
  const estimate = exampleEstimate({ answers, basis })
  const tables = allChecks({ answers, estimate, basis })
  const year = estimate.systems.find(({ system }) => system === 'infrared')?.pence
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.howWeCalculate} parents={[STATIC_PAGES.calculator]} />
      <ToolHeader trail={[breadcrumbOf(STATIC_PAGES.calculator)]} current={STATIC_PAGES.howWeCalculate.name}>
        How we calculate
      </ToolHeader>
      {year && <MethodOpening tables={tables} yearPence={year} />}
      <PageBody template="guide" chapters={[STEPS, ...tables, LIMITS, CHANGES, DATA]}>
        <MethodStepsSection {...STEPS} steps={methodSteps(estimate.working)} />
        {tables.map((table) => (
          <CheckTableSection key={table.id} table={table} />
        ))}
        <MethodLimits {...LIMITS} />
        <MethodChanges {...CHANGES} />
        <MethodData
          {...DATA}
          request={QUICK}
          endpoint={new URL('/api/calculate/quick', env.siteUrl).href}
          estimate={estimate}
        />
      </PageBody>
    </>
  )
}
