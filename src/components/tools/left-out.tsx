import { Checkbox } from '@/components/ui/checkbox'
import { textLinkClass } from '@/components/ui/link'
import { scriptRoutes } from '@/lib/routing/script-routes'

export const LEFT_OUT_ID = 'calculator-left-out'

/**
 * What we record of a calculation, and how to opt out. The checkbox has no name, so that the choice never appears in a
 * URL.
 */
export function LeftOut({ children }: { children: string }) {
  return (
    <div className="no-print mt-3 text-xs text-ink-2">
      <p>
        <span>{`${children} `}</span>
        <a href={scriptRoutes.privacyPolicy} className={textLinkClass}>
          What we keep, and why
        </a>
        .
      </p>
      <Checkbox id={LEFT_OUT_ID} name="" value="">
        Don’t keep mine
      </Checkbox>
    </div>
  )
}
