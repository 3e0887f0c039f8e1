import type { RunningCostResult } from '@/lib/calculators/home/running-cost-result'
import { formatSource } from '@/lib/content/format-source'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { pounds } from '@/lib/format/pounds'
import { formatPrices } from '@/lib/format/prices'

import { WAY_NAMES } from './cost-figure'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The full calculation, step by step, then month by month. */
export function Working({ answer }: { answer: RunningCostResult }) {
  const years = Object.values(answer.years)
  return (
    <div className="clear-both pt-7">
      <ol className="border-t-[1.5px] border-ink">
        {stepsOf(answer).map(({ title, sum, result, source }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5">
            <p className="max-w-[36em] text-sm">
              <b className="block text-base">{title}</b>
              <span>{sum}</span>
              <span className="block text-xs text-ink-3">{source}</span>
            </p>
            <p className="font-display text-h4 font-medium">{result}</p>
          </li>
        ))}
      </ol>
      <table className="mt-7 w-full text-right text-xs tabular-nums md:text-sm [&_td]:py-1 [&_th]:py-1 [&_th]:pl-1.5 [&_th]:font-semibold [&_th:first-child]:pl-0 max-[22.5rem]:[&_th+th]:[writing-mode:vertical-rl]">
        <caption className="pb-2 text-left text-sm font-semibold">Month by month</caption>
        <thead className="border-b-[1.5px] border-ink align-bottom">
          <tr>
            <th scope="col" className="text-left">
              Month
            </th>
            {years.map(({ way }) => (
              <th key={way.key} scope="col">
                {WAY_NAMES[way.key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {MONTHS.map((month, i) => (
            <tr key={month}>
              <th scope="row" className="text-left">
                {month}
              </th>
              {years.map(({ way, monthlyPence }) => (
                <td key={way.key}>{pounds(monthlyPence[i] ?? NaN)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function stepsOf({ home, city, heatKwh, years, likely, tariff }: RunningCostResult) {
  const { electricity, gas } = tariff
  const heat = `${number(heatKwh)} kWh`
  const { electric, powerboard, gas: boiler, 'heat-pump': heatPump } = years
  const { low, high } = powerboard.way.likelyUse
  const { useFactor: ratio } = powerboard.way.sources
  return [
    {
      title: 'Heat needed in a year, always warm',
      sum: `${number(home.heatLossWattsPerKelvin, 1)} W/K × ${number(city.degreeDays)} degree days × 24 h ÷ 1,000`,
      result: heat,
      source: `Heat loss: our own calculation for an example home. Degree days below 15.5 °C near ${city.name}: Met Office stations, 1991 to 2020, as in the calculators.`,
    },
    {
      title: WAY_NAMES.electric,
      sum: `${heat} × ${factor(electric.way.useFactor)} × ${electricity.pencePerKwh}p`,
      result: pounds(electric.pence),
      source: `${factor(electric.way.useFactor)}: heating on timers. ${formatSource(electric.way.sources.useFactor)} ${electricity.pencePerKwh}p: ${formatPrices(tariff)}.`,
    },
    {
      title: WAY_NAMES.powerboard,
      sum: `${heat} × ${factor(powerboard.way.useFactor)} × ${electricity.pencePerKwh}p`,
      result: pounds(powerboard.pence),
      source: `${factor(powerboard.way.useFactor)}: the same heat as any electric heater with a room thermostat, likely ${factor(low)} to ${factor(high)} where that needs ${factor(electric.way.useFactor)}. ${formatSource(ratio)} Reviewed ${writtenDate(ratio.date)}.`,
    },
    {
      title: `${WAY_NAMES.powerboard}: likely range`,
      sum: `${pounds(powerboard.pence)} × ${factor(likely.low / powerboard.pence)} to ${factor(likely.high / powerboard.pence)}`,
      result: `${pounds(likely.low)} to ${pounds(likely.high)}`,
      source:
        'As in the calculator: eight in ten results when the heat loss of the home, the weather, the household and the price vary.',
    },
    {
      title: WAY_NAMES.gas,
      sum: `${heat} × ${factor(boiler.way.useFactor)} ÷ ${boiler.way.heatPerUnit} × ${gas.pencePerKwh}p + 365 days × ${gas.pencePerDay}p`,
      result: pounds(boiler.pence),
      source: `${boiler.way.heatPerUnit}: boilers as found in homes, likely ${boiler.way.likelyHeat.low} to ${boiler.way.likelyHeat.high}. ${formatSource(boiler.way.sources.heatPerUnit)} Every home pays electricity’s standing charge, so it is left out.`,
    },
    {
      title: WAY_NAMES['heat-pump'],
      sum: `${heat} × ${factor(heatPump.way.useFactor)} ÷ ${heatPump.way.heatPerUnit} × ${electricity.pencePerKwh}p`,
      result: pounds(heatPump.pence),
      source: `${heatPump.way.heatPerUnit}: over a year, likely ${heatPump.way.likelyHeat.low} to ${heatPump.way.likelyHeat.high}. ${formatSource(heatPump.way.sources.heatPerUnit)}`,
    },
  ]
}

/** '0.90' */
function factor(value: number): string {
  return value.toFixed(2)
}

function number(value: number, digits = 0): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits })
}
