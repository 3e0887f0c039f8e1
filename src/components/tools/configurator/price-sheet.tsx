import type { MouseEvent } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { PanelRow } from '@/components/ui/panel-row'
import { CONFIGURATOR_ID, limitedExtra } from '@/lib/calculators/configurator/choices'
import type { Configuration } from '@/lib/calculators/configurator/configuration'
import { panelRangeWords, panelWords, rangeWords } from '@/lib/calculators/configurator/words'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'

import { ComfortNote } from '../comfort-note'
import { PriceTable } from './price-table'

export const PRICE_ID = 'price'

type PriceSheetProps = { configuration: Configuration; onStep: (extraPanels: number) => void }

/** The panels, which can be added or removed, and the price. */
export function PriceSheet({ configuration, onStep }: PriceSheetProps) {
  const { panels, proposal, price, range, share, comfort, counts, usualRooms } = configuration
  return (
    <section
      id={PRICE_ID}
      aria-labelledby={`${PRICE_ID}-heading`}
      className="scroll-mt-32 px-5 pt-6 pb-7 md:scroll-mt-40 md:px-7"
    >
      <h2 id={`${PRICE_ID}-heading`} className="text-h3 font-medium tabular-nums">
        {rangeWords(range)}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        The likely total with VAT, for <span>{panelRangeWords(range)}</span> in{' '}
        <span>{counted(proposal.rooms, 'room')}</span>. We propose <span>{proposal.panels}</span>.
      </p>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p>
          <b className="tabular-nums">{`${counted(panels, 'panel')}: ${poundsAndPence(price.totalPence)}`}</b>
          <span className="block text-sm text-ink-2">{panelWords(configuration)}</span>
        </p>
        <div className="no-print flex gap-2">
          <StepButton configuration={configuration} by={-1} onStep={onStep} />
          <StepButton configuration={configuration} by={1} onStep={onStep} />
        </div>
      </div>
      <PanelRow panels={panels} />
      {comfort ? <ComfortNote comfort={comfort} /> : <p className="mt-4 text-sm">{share}</p>}
      <p className="mt-3 text-xs text-ink-2">{`${counts} ${usualRooms}`}</p>
      <PriceTable price={price} />
      <p role="status" className="sr-only">
        <span>{counted(panels, 'panel')}</span>: <span>{poundsAndPence(price.totalPence)}</span> with VAT, likely{' '}
        <span>{rangeWords(range)}</span>.
      </p>
    </section>
  )
}

type StepButtonProps = PriceSheetProps & { by: 1 | -1 }

/** Without JavaScript it submits the form, in which the last number of extra panels counts. */
function StepButton({ configuration: { choices, panels, proposal }, by, onStep }: StepButtonProps) {
  const extra = limitedExtra(panels - proposal.panels + by)
  const isDisabled = panels + by < 1 || extra === choices.extraPanels
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onStep(extra)
  }
  return (
    <button
      type="submit"
      form={CONFIGURATOR_ID}
      name="extraPanels"
      value={extra}
      disabled={isDisabled}
      aria-label={by > 0 ? 'Add a panel' : 'Remove a panel'}
      onClick={press}
      className={`${buttonClass({ look: 'secondary', disabled: isDisabled })} size-13 px-0 text-h3`}
    >
      {by > 0 ? '+' : '−'}
    </button>
  )
}
