import { ResultForm } from '@/components/forms/calculator-result/result-form'
import { ToolHeader } from '@/components/tools/tool-header'
import { QuickCalculator } from '@/components/tools/quick-calculator/quick-calculator'
import { SheetPart } from '@/components/tools/quick-calculator/sheet-part'
import { JsonLd } from '@/components/ui/json-ld'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import type { Typed } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'

import type { FormReplyProps } from '../../form-reply-props'

const CALCULATORS = { path: routes.calculator, name: 'Calculators' }
const QUICK = { path: routes.quickCalculator, name: 'Quick calculator' }

type QuickCalculatorViewProps = {
  typed: Typed
  shown?: string | null
  /** The form that asks for the result by mail, when it came back. */
  reply?: FormReplyProps
}

/** The quick calculator with an answer to what was typed. */
export async function QuickCalculatorView({ typed, shown, reply }: QuickCalculatorViewProps) {
  const [numbers, panel, { mainPhone }] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
  const basis = basisOn({ now: now(), numbers, panel })
  return (
    <>
      <JsonLd
        records={[
          breadcrumbData({ trail: [{ path: routes.home, name: 'Home' }, CALCULATORS, QUICK], origin: env.siteUrl }),
        ]}
      />
      <ToolHeader trail={[CALCULATORS]} current={QUICK.name}>
        What would it cost to run?
      </ToolHeader>
      <div className="pb-(--section)">
        <QuickCalculator
          typed={typed}
          basis={basis}
          shown={shown}
          after={
            <SheetPart heading="Have it by mail" className="no-print">
              <ResultForm phone={mainPhone} {...reply} />
            </SheetPart>
          }
        />
      </div>
    </>
  )
}
