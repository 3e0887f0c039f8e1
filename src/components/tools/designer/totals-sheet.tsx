import { memo } from 'react'

import { PriceTable } from '@/components/tools/configurator/price-table'
import { Button, ButtonLink } from '@/components/ui/button'
import { carryToQuote } from '@/lib/browser/quote-draft'
import { twoCounts } from '@/lib/calculators/comfort-share'
import { accessoriesOf } from '@/lib/calculators/designer/bill-of-materials'
import { unmetNotes } from '@/lib/calculators/designer/circuit-words'
import { isDesignLine } from '@/lib/calculators/designer/design-message'
import { measureWords } from '@/lib/calculators/designer/measure-words'
import type { OtherWay } from '@/lib/calculators/designer/other-ways'
import { notAsDrawnWords, verdictWords, wattsWords } from '@/lib/calculators/designer/words'
import { measuresOf, nameOfRoom } from '@/lib/domain/design/design'
import type { MeasureKey } from '@/lib/domain/estimate/comfort-measures'
import { capitalised } from '@/lib/domain/text/capitalised'
import { counted } from '@/lib/format/counted'
import { withMinusSign, writtenNumber } from '@/lib/format/written-number'
import { quoteRequestFrom } from '@/lib/routing/script-routes'
import type { CartProduct } from '@/lib/schemas/cart'

import { ComfortNote } from '../comfort-note'
import { BasketButton } from './basket-button'
import type { Outcome } from './designer-engine'
import { hatchName } from './hatches'

type TotalsSheetProps = {
  outcome: Outcome
  messageOf: (outcome: Outcome, drawing?: string) => string
  /** The reference of the design, if it is shared. */
  drawing?: string | undefined
  /** The panels in the store; none while they cannot be ordered. */
  products: readonly CartProduct[]
  /** Counts the home with these measures. */
  onMeasures: (measures: readonly MeasureKey[]) => void
  onHeating: (way: OtherWay) => void
}

/** The verdict in words, then rooms, circuits and price. */
export const TotalsSheet = memo(function TotalsSheet(props: TotalsSheetProps) {
  const { outcome, messageOf, drawing, products, onMeasures, onHeating } = props
  const { design, result } = outcome
  const { refused, circuits, price } = result
  const accessories = accessoriesOf(result)
  const notAsDrawn = notAsDrawnWords(result)
  const product = products.find(({ slug }) => slug === result.product.slug)
  const carry = () => carryToQuote({ text: messageOf(outcome, drawing), isOurs: isDesignLine })
  return (
    <>
      <ul className="grid gap-2 text-lede">
        {verdictWords(result).map((words, index) => (
          <li key={index}>{words}</li>
        ))}
      </ul>
      {refused.map(({ id, message }) => (
        <p
          key={id}
          className="mt-2 text-sm font-semibold text-fault"
        >{`${nameOfRoom(design, id)} is left out: ${message}.`}</p>
      ))}
      <WhatWouldHelp {...{ outcome, onMeasures, onHeating }} />
      {notAsDrawn !== null && <p className="mt-2 text-sm">{notAsDrawn}</p>}
      <HeatTable design={design} result={result} />
      {circuits.length > 0 && <Circuits design={design} result={result} />}
      {price && <PriceTable price={price} />}
      {accessories.length > 0 && (
        <div className="mt-5 text-sm">
          <h3 className="font-semibold">What goes with the panels</h3>
          <ul className="mt-1">
            {accessories.map(({ name, detail }) => (
              <li key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span>{capitalised(name)}</span>
                <span className="text-right tabular-nums">{detail}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {result.panels > 0 && <p className="mt-3 text-xs text-ink-2">{twoCounts(countsOf(result))}</p>}
      <p className="mt-3 text-xs text-ink-2">
        Sized for the heat loss to BS EN 12831-1 or the manufacturer’s rule, whichever is larger, at the panels’ rated
        power. Walls, windows and insulation are as usual for the age of the home, apart from what is named above.
        Fitting is our allowance until a survey.
      </p>
      <ButtonLink href={quoteRequestFrom('system-designer')} onClick={carry} className="no-print mt-5 w-full">
        Get a quote for this
      </ButtonLink>
      {product && result.panels > 0 && <BasketButton product={product} panels={result.panels} />}
    </>
  )
})

/** What the home is counted with, and what else would make panels enough. */
type HelpProps = Pick<TotalsSheetProps, 'outcome' | 'onMeasures' | 'onHeating'>

function WhatWouldHelp({ outcome: { design, result }, onMeasures, onHeating }: HelpProps) {
  const measures = measuresOf(design.home)
  return (
    <>
      {measures.length > 0 && (
        <div className="mt-3 text-sm">
          <p>{`Counted with ${measureWords(measures)}.`}</p>
          <Button size="sm" look="secondary" className="no-print mt-2" onClick={() => onMeasures([])}>
            As it was built
          </Button>
        </div>
      )}
      {result.comfort && (
        <ComfortNote
          comfort={result.comfort}
          others={result.otherWays.map((way) => ({ ...way, onTry: () => onHeating(way) }))}
          onTry={(tried) => onMeasures([...measures, ...tried])}
        />
      )}
    </>
  )
}

const countsOf = ({ product, panels, atStatedTemperature }: Outcome['result']) => ({
  panelWatts: product.powerWatts,
  panelName: null,
  panels,
  atStatedTemperature,
})

type Worked = Pick<Outcome, 'design' | 'result'>

function HeatTable({ design, result: { rooms, outdoorC } }: Worked) {
  return (
    <table className="mt-5 w-full text-sm tabular-nums">
      <caption className="pb-2 text-left font-semibold">{`Heat on a cold day, ${temperature(outdoorC)} outdoors`}</caption>
      <thead className="border-b-2 border-ink text-left">
        <tr>
          <th scope="col" className="py-1.5 font-semibold">
            Room
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-semibold">
            Needs
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-semibold">
            Panels
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ id, loadWatts, panels, indoorC }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              <span>{`${nameOfRoom(design, id)} `}</span>
              <span className="text-ink-2">{temperature(indoorC)}</span>
            </th>
            <td className="py-2 pl-4 text-right">{wattsWords(loadWatts)}</td>
            <td className="py-2 pl-4 text-right">{panels.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Circuits({ design, result: { circuits, electrical } }: Worked) {
  return (
    <div className="mt-5 text-sm">
      <h3 className="font-semibold">16 A circuits, for an electrician to verify</h3>
      <ol className="mt-1 list-decimal pl-5">
        {circuits.map((circuit, index) => (
          <li key={index} className="py-0.5">
            <span>{counted(circuit.panels, 'panel')}</span>, <span>{wattsWords(circuit.load.watts)}</span>,{' '}
            <span>{hatchName(index)}</span> on the plan:{' '}
            <span>{[...new Set(circuit.rooms.map(({ id }) => nameOfRoom(design, id)))].join(', ')}</span>
          </li>
        ))}
      </ol>
      {unmetNotes(design, electrical?.unmet ?? []).map((note) => (
        <p key={note} className="mt-1 font-semibold text-fault">
          {note}
        </p>
      ))}
    </div>
  )
}

const temperature = (celsius: number) => `${withMinusSign(writtenNumber(celsius, { most: 1 }))} °C`
