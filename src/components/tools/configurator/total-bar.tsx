import type { Configuration } from '@/lib/calculators/configurator/configuration'
import { rangeWords } from '@/lib/calculators/configurator/words'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'

import { PRICE_ID } from './price-sheet'

/** On a phone: the total at the bottom of the screen until the price itself scrolls into view. */
export function TotalBar({ configuration: { price, panels, range } }: { configuration: Configuration }) {
  return (
    <a
      href={`#${PRICE_ID}`}
      data-foot-bar
      className="no-print sticky bottom-0 z-10 flex min-h-(--foot-bar) flex-col justify-center border-t-5 border-ink bg-panel px-(--margin) py-2 shadow-cast md:hidden"
    >
      <span className="font-semibold tabular-nums">
        <span>{`${poundsAndPence(price.totalPence)} `}</span>
        <span className="font-normal">{`for ${counted(panels, 'panel')}`}</span>
      </span>
      <span className="text-xs text-ink-2">{`Likely ${rangeWords(range)}, with VAT`}</span>
    </a>
  )
}
