import { TooltipHost } from '@/components/ui/tooltip/tooltip-host'
import type { PriceWords } from '@/lib/content/price-list'

import { ExitPopup, type ExitPopupProps } from './exit-popup/exit-popup'
import { Measurements } from './measurements'
import { QuoteBar } from './quote-bar'

export type OverlaysProps = ExitPopupProps & {
  /** For the bar; null if no price is claimed. */
  price: PriceWords | null
  /** The share of page views whose speed is measured, in percent. */
  speedPercent: number
}

export function Overlays({ price, speedPercent, ...exit }: OverlaysProps) {
  return (
    <>
      <QuoteBar price={price} hours={exit.hours} phone={exit.phone} />
      <ExitPopup {...exit} />
      <TooltipHost />
      <Measurements speedPercent={speedPercent} />
    </>
  )
}
