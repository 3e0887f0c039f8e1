import { TooltipHost } from '@/components/ui/tooltip/tooltip-host'

import { ExitPopup, type ExitPopupProps } from './exit-popup/exit-popup'
import { QuoteBar } from './quote-bar'

export type OverlaysProps = ExitPopupProps & {
  /** Of a panel, for the bar; null where no price is claimed. */
  price: string | null
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
