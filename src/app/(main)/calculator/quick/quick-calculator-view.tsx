import { StaticForm } from '@/components/forms/static-form'
import { HomeOffer } from '@/components/tools/home-offer'
import { QuickCalculator } from '@/components/tools/quick-calculator/quick-calculator'
import { SheetSection } from '@/components/tools/quick-calculator/sheet-section'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { getBasis } from '@/lib/data/basis'
import { getSiteSettings } from '@/lib/data/site-settings'
import { breadcrumbOf, STATIC_PAGES } from '@/lib/registry/static-pages'

import { BreadcrumbJsonLd } from '../../../breadcrumb-json-ld'
import type { FormReplyProps } from '../../../form-reply-props'

type QuickCalculatorViewProps = {
  typed: Typed
  shown?: string | null
  /** The form that emails the result, when returned with errors. */
  reply?: FormReplyProps
}

/** The quick calculator with the result for the given answers. */
export async function QuickCalculatorView({ typed, shown, reply }: QuickCalculatorViewProps) {
  const [basis, { mainPhone }] = await Promise.all([getBasis(), getSiteSettings()])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.quickCalculator} parents={[STATIC_PAGES.calculator]} />
      <ToolHeader trail={[breadcrumbOf(STATIC_PAGES.calculator)]} current={STATIC_PAGES.quickCalculator.name}>
        What would it cost to run?
      </ToolHeader>
      <HomeOffer tool="quick" />
      <div className="pb-(--section)">
        <Part>
          <QuickCalculator
            typed={typed}
            basis={basis}
            shown={shown}
            after={
              <SheetSection heading="Email me this result" className="no-print">
                <div className="max-w-[44em]">
                  <StaticForm form="estimate-email" phone={mainPhone} {...reply} />
                </div>
              </SheetSection>
            }
          />
        </Part>
      </div>
    </>
  )
}
