import type { ShortEstimate } from '@/lib/domain/estimate/short-estimate'
import { CURRENT_HEATING, type CurrentHeating } from '@/lib/domain/leads/quote-options'
import { labelOf } from '@/lib/domain/text/label-of'

import { pounds } from './money'

/** The cost of the same heat with the current system, including unfavourable results. */
export function Comparison({
  heating,
  estimate: { yearPence, sameHeatPence },
}: {
  heating: CurrentHeating
  estimate: ShortEstimate
}) {
  if (sameHeatPence === null) {
    return (
      <p className="max-w-64 text-sm text-ink-2">
        {NO_PRICE[heating] ?? 'We have no up-to-date price for your current fuel, so we can’t make a fair comparison.'}
      </p>
    )
  }
  const morePence = yearPence - sameHeatPence
  const from = labelOf(CURRENT_HEATING, heating).toLowerCase()
  return (
    <div className="max-w-72">
      <p className="font-display text-h3 font-medium">{morePence < 1 ? 'The same' : `${pounds(morePence)} more`}</p>
      <p className="text-sm text-ink-2">
        {morePence < 1
          ? 'running cost as your electric heaters, and your walls back. No hurry: change them when they’re due.'
          : `than the same heat from a ${from}, ${pounds(sameHeatPence)} without its standing charge. Keep it for the whole house; we’ll price the rooms that it misses.`}
      </p>
    </div>
  )
}

const NO_PRICE: Partial<Record<CurrentHeating, string>> = {
  none: 'With no heating now, all of this is added to your bill.',
}
