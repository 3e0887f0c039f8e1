import { TooltipHost } from '@/components/ui/tooltip/tooltip-host'

import { ExitPopup, type ExitPopupProps } from './exit-popup/exit-popup'
import { QuoteBar } from './quote-bar'

export type OverlaysProps = ExitPopupProps & {
  /** Of a panel, for the bar; no bar without it. */
  price: string | null
}

export function Overlays({ price, ...exit }: OverlaysProps) {
  return (
    <>
      {price && <QuoteBar price={price} hours={exit.hours} phone={exit.phone} />}
      <ExitPopup {...exit} />
      <TooltipHost />
    </>
  )
}
