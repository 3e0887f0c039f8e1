import { Checkbox } from '@/components/ui/checkbox'
import { textLinkClass } from '@/components/ui/link'
import { scriptRoutes } from '@/lib/site/script-routes'

export const LEFT_OUT_ID = 'quick-calculator-left-out'

/** What is kept of a calculation, and how to keep it from us. The box has no name: the choice is part of no address. */
export function LeftOut() {
  return (
    <div className="no-print mt-3 text-xs text-ink-2">
      <p>
        No contact details, and of a postcode only its letters are used. When you leave, your answers are{' '}
        <a href={scriptRoutes.privacyPolicy} className={textLinkClass}>
          kept without anything that says whose they are
        </a>
        .
      </p>
      <Checkbox id={LEFT_OUT_ID} name="" value="">
        Don’t keep mine
      </Checkbox>
    </div>
  )
}
