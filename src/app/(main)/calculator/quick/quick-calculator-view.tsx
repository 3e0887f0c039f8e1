import { ToolHeader } from '@/components/tools/tool-header'
import { QuickCalculator } from '@/components/tools/quick-calculator/quick-calculator'
import { JsonLd } from '@/components/ui/json-ld'
import { getPowerboard } from '@/lib/data/product'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import type { Typed } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'

const CALCULATORS = { path: routes.calculator, name: 'Calculators' }
const QUICK = { path: routes.quickCalculator, name: 'Quick calculator' }

/** The quick calculator with an answer to what was typed. */
export async function QuickCalculatorView({ typed, shown }: { typed: Typed; shown?: string | null }) {
  const basis = basisOn({ now: now(), panel: await getPowerboard() })
  return (
    <>
      <JsonLd records={[breadcrumbData({ trail: [{ path: routes.home, name: 'Home' }, CALCULATORS, QUICK], origin: env.siteUrl })]} />
      <ToolHeader trail={[CALCULATORS]} current={QUICK.name}>
        What would it cost to run?
      </ToolHeader>
      <div className="pb-(--section)">
        <QuickCalculator typed={typed} basis={basis} shown={shown} />
      </div>
    </>
  )
}
