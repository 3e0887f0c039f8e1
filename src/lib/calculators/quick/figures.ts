import type { Banded, QuickEstimate, SystemEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import { amountOf } from '../format-working'

/** A figure of the result; its key links to its working. */
export type Figure = {
  key: string
  /** '£2,735' */
  text: string
  /** '£2,250 to £3,230': the range of eight in ten results when the inputs vary. */
  likely: string
}

/** A figure whose range is not given. */
export type BareFigure = Omit<Figure, 'likely'> & { likely: null }

/** The result's figures, rounded to their precision. */
export function figuresOf(estimate: QuickEstimate) {
  const { systems, savingPence, panels, heatLossWatts, working } = estimate
  const { rated } = panels
  const priced = new Set(working.steps.map(({ key }) => key))
  const costKey = (system: string) =>
    priced.has(`cost.${system}.year`) ? `cost.${system}.year` : `cost.${system}.energy`
  const carbonKey = (system: string) =>
    working.steps.find(({ key }) => key.startsWith('carbon.') && key.endsWith(`.${system}.year`))?.key ?? ''
  const years = ({ system, pence, carbonKg }: SystemEstimate) => ({
    cost: pence && moneyFigure(costKey(system), pence),
    carbon: carbonKg && figure(carbonKey(system), carbonKg, (kg) => amountOf({ value: roundTo(kg, 10), unit: 'kg' })),
  })
  const infrared = systems.find(({ system }) => system === 'infrared')
  if (!infrared?.pence) throw new Error('The estimate has no price for panels')
  return {
    cost: moneyFigure(costKey('infrared'), infrared.pence),
    saving: savingPence && savingFigure(savingPence),
    years,
    panels: {
      count: figure('panels.rated', rated.panels, (count) => counted(count, 'panel')),
      atStatedTemperature: {
        key: 'panels.stated-temperature',
        text: counted(panels['stated-temperature'], 'panel'),
        likely: null,
      },
      kilowatts: figure('panels.rated.kilowatts', rated.kilowatts, (kw) => `${kw.toFixed(1)} kW`),
      circuits: figure('panels.rated.circuits', rated.circuits, (count) =>
        count === 1 ? 'one circuit' : `${count} circuits`,
      ),
      heatLoss: figure('home.design-heat-loss', heatLossWatts, (watts) =>
        amountOf({ value: roundTo(watts, 10), unit: 'W' }),
      ),
      price: figure('panels.rated.price', rated.price, (pence) => pounds(pence)),
    },
  }
}

function figure(key: string, { value, p10, p90 }: Banded, write: (value: number) => string): Figure {
  const [low, high] = [write(p10), write(p90)]
  return { key, text: write(value), likely: low === high ? low : `${low} to ${high}` }
}

/** Annual cost in whole pounds, its range to the nearest £10. */
function moneyFigure(key: string, { value, p10, p90 }: Banded): Figure {
  return { key, text: pounds(value), likely: `${pounds(roundTo(p10, 1_000))} to ${pounds(roundTo(p90, 1_000))}` }
}

/** A saving or an additional cost; the range may include both. */
function savingFigure({ value, p10, p90 }: Banded): Figure {
  const [near, far] = value < 0 ? [p90, p10] : [p10, p90]
  const written = (pence: number) => pounds(roundTo(Math.abs(pence), 1_000))
  const [words, opposite] = value < 0 ? ['more', 'less'] : ['less', 'more']
  const turns = p10 < 0 && p90 > 0
  return {
    key: 'payback.saving',
    text: pounds(Math.abs(value)),
    likely: turns ? `${written(near)} ${opposite} to ${written(far)} ${words}` : `${written(near)} to ${written(far)}`,
  }
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
