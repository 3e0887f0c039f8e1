import { PanelRow } from '@/components/ui/panel-row'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'
import { type EstimateInput, HEATING_DAYS, shortEstimate } from '@/lib/domain/estimate/short-estimate'
import { keepUnits } from '@/lib/format/keep-units'
import { formatPrices } from '@/lib/format/prices'

import { Comparison } from './comparison'
import { factor, pence, pounds } from './money'

export type Priced = { panelWatts: number; prices: HeatingPrices }

/** The result above its calculation. */
export function EstimateResult({ input, panelWatts, prices }: Priced & { input: EstimateInput }) {
  const estimate = shortEstimate({ input, panelWatts, prices })
  const { wattsPerM2, neededWatts, panels, installedWatts, hourPence, yearPence } = estimate
  const price = `${prices.tariff.electricity.pencePerKwh}p`
  const exactPanels = factor(neededWatts / panelWatts, (rounded) => Math.ceil(rounded) === panels)
  const hoursAYear = input.hoursADay * HEATING_DAYS
  const exactPence = factor(hourPence, (rounded) => pounds(rounded * hoursAYear) === pounds(yearPence))
  return (
    <>
      <p role="status" className="sr-only">{`${count(panels)}, at most ${pounds(yearPence)} a year.`}</p>
      <div className="flex flex-wrap items-end gap-x-11 gap-y-4 px-5 pt-7 pb-6 md:px-9 md:pt-9">
        <div>
          <p className="font-display text-[clamp(3.5rem,2.2rem+5.4vw,6.5rem)] leading-[.95] font-medium tracking-[-.025em]">
            {pounds(yearPence)}
          </p>
          <p className="mt-2 text-sm">
            <b>a year at most</b>, every panel at full power for all those hours
          </p>
        </div>
        <Comparison heating={input.heating} estimate={estimate} />
      </div>
      <div className="border-t border-line px-5 py-6 md:px-9">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-display text-h3 font-medium">{count(panels)}</span>
          <span className="text-sm text-ink-2">{`${keepUnits(`${installedWatts.toLocaleString('en-GB')} W`)}, ${pence(hourPence)} an hour`}</span>
        </p>
        <PanelRow panels={panels} />
      </div>
      <ol className="border-t border-line px-5 py-3 md:px-9">
        <Step
          number={1}
          title="Panels by the manufacturer’s rule of thumb"
          sum={`${amount(input.floorAreaM2)} m² × ${wattsPerM2} W ÷ ${panelWatts} W = ${exactPanels}, rounded up`}
          result={count(panels)}
        />
        <Step
          number={2}
          title="One hour at full power"
          sum={`${panels} × ${panelWatts} W × ${price} a unit`}
          result={pence(hourPence)}
        />
        <Step
          number={3}
          title="A year, October to April"
          sum={`${amount(input.hoursADay)} h × ${HEATING_DAYS} days × ${exactPence}p`}
          result={pounds(yearPence)}
        />
      </ol>
      <p className="border-t border-line px-5 pt-4 pb-6 text-xs text-ink-2 md:px-9">
        A thermostat switches a warm room’s panels off, so most people pay less than this with these panels. The rule of
        thumb gives an old, uninsulated house about half the panels that a heat-loss calculation calls for, so we survey
        before we sell. <span>{formatPrices(prices.tariff)}</span>.
      </p>
    </>
  )
}

function Step({ number, title, sum, result }: { number: number; title: string; sum: string; result: string }) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-3.5 last:border-b-0">
      <span className="w-5 flex-none self-start text-sm text-ink-3">{number}</span>
      <span className="mr-auto">
        <b className="block text-sm font-semibold">{title}</b>
        <span className="text-sm text-ink-2 tabular-nums">{keepUnits(sum)}</span>
      </span>
      <span className="flex-none font-display text-h4 font-medium">{result}</span>
    </li>
  )
}

function count(panels: number): string {
  return panels === 1 ? '1 panel' : `${panels.toLocaleString('en-GB')} panels`
}

function amount(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
