import { CalculatorTeasers } from '@/components/sections/calculator-teasers'
import { CalculatorsSection } from '@/components/sections/calculators-section'
import { ToolHeader } from '@/components/tools/tool-header'
import { getMedianQuickSeconds } from '@/lib/data/calculator-times'
import { getClaims } from '@/lib/data/claims'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'

export const metadata = pageMetadata(BUILT_HEADS.calculator)

export default async function CalculatorPage() {
  const [quickSeconds, claims] = await Promise.all([getMedianQuickSeconds(), getClaims('calculator-teaser')])
  return (
    <>
      <TrailData path={routes.calculator} name="Calculators" />
      <ToolHeader trail={[]} current="Calculators">
        Two calculators
      </ToolHeader>
      <CalculatorsSection quickSeconds={quickSeconds} />
      <CalculatorTeasers claims={claims} />
    </>
  )
}
