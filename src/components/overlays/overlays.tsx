import { TooltipHost } from '@/components/ui/tooltip/tooltip-host'
import type { PriceWords } from '@/lib/content/price-list'

import { ExitPopup, type ExitPopupProps } from './exit-popup/exit-popup'
import { QuoteBar } from './quote-bar'

export type OverlaysProps = ExitPopupProps & {
  /** For the bar; null if no price is claimed. */
  price: PriceWords | null
}

export function Overlays({ price, ...exit }: OverlaysProps) {
  return (
    <>
      <QuoteBar price={price} hours={exit.hours} phone={exit.phone} />
      <ExitPopup {...exit} />
      <TooltipHost />
    </>
  )
}
