import { CalculatorsSection } from '@/components/sections/calculators-section'
import { ToolHeader } from '@/components/tools/tool-header'
import { JsonLd } from '@/components/ui/json-ld'
import { env } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'

export const metadata = pageMetadata({
  path: routes.calculator,
  title: 'Calculators',
  description: 'What infrared heating would cost in your home beside gas, oil and a heat pump, with every sum shown. No contact details.',
})

const TRAIL = [
  { path: routes.home, name: 'Home' },
  { path: routes.calculator, name: 'Calculators' },
]

export default function CalculatorPage() {
  return (
    <>
      <JsonLd records={[breadcrumbData({ trail: TRAIL, origin: env.siteUrl })]} />
      <ToolHeader trail={[]} current="Calculators">
        Two calculators
      </ToolHeader>
      <CalculatorsSection />
    </>
  )
}
