import { CalculatorTeasers } from '@/components/sections/calculator-teasers'
import { CalculatorsSection } from '@/components/sections/calculators-section'
import { ToolHeader } from '@/components/tools/tool-header'
import { getMedianQuickSeconds } from '@/lib/data/calculator-times'
import { getClaims } from '@/lib/data/claims'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

export const metadata = pageMetadata(STATIC_PAGES.calculator)

export default async function CalculatorPage() {
  const [quickSeconds, claims] = await Promise.all([getMedianQuickSeconds(), getClaims('calculator-teaser')])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.calculator} />
      <ToolHeader trail={[]} current={STATIC_PAGES.calculator.name}>
        {isOpen(routes.professionalCalculator) ? 'Two calculators' : 'The calculator'}
      </ToolHeader>
      <CalculatorsSection quickSeconds={quickSeconds} />
      <CalculatorTeasers claims={claims} />
    </>
  )
}
