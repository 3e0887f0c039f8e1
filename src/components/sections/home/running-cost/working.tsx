import { PRICE_CAP } from '@/lib/domain/running-cost/tariff'
import { TIMED, ZONED } from '@/lib/domain/running-cost/ways-of-heating'
import { pounds } from '@/lib/site/pounds'
import type { RunningCostAnswer } from '@/lib/site/running-cost-answer'

import { WAY_NAMES } from './cost-figure'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The whole sum, step by step, then month by month. */
export function Working({ answer }: { answer: RunningCostAnswer }) {
  const years = Object.values(answer.years)
  return (
    <div className="clear-both pt-7">
      <ol className="border-t-[1.5px] border-ink">
        {stepsOf(answer).map(({ title, sum, result, source }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5">
            <p className="max-w-[36em] text-sm">
              <b className="block text-base">{title}</b>
              {sum} <span className="block text-xs text-ink-3">{source}</span>
            </p>
            <p className="font-display text-h4 font-medium">{result}</p>
          </li>
        ))}
      </ol>
      <table className="mt-7 w-full text-right text-xs tabular-nums md:text-sm [&_td]:py-1 [&_th]:py-1 [&_th]:pl-1.5 [&_th]:font-semibold [&_th:first-child]:pl-0">
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

function stepsOf({ home, city, heatKwh, years }: RunningCostAnswer) {
  const { electricity, gas } = PRICE_CAP
  const heat = `${number(heatKwh)} kWh`
  return [
    {
      title: 'Heat needed in a year, always warm',
      sum: `${number(home.heatLossWattsPerKelvin, 1)} W/K × ${number(city.degreeDays)} degree days × 24 h ÷ 1,000`,
      result: heat,
      source: `Heat loss: our own calculation for an example home. Degree days below 15.5 °C near ${city.name}: SAP 10.2, Appendix U.`,
    },
    {
      title: WAY_NAMES.electric,
      sum: `${heat} × ${factor(TIMED)} × ${electricity.pencePerKwh}p`,
      result: pounds(years.electric.pence),
      source: `${factor(TIMED)}: heating on timers, our assumption. ${electricity.pencePerKwh}p: ${PRICE_CAP.source}, ${PRICE_CAP.period}; VAT on electricity is 0% until March 2027.`,
    },
    {
      title: WAY_NAMES.powerboard,
      sum: `${heat} × ${factor(ZONED.expected)} × ${electricity.pencePerKwh}p`,
      result: pounds(years.powerboard.pence),
      source: `${ZONED.expected}: heated room by room, likely ${ZONED.low} to ${ZONED.high}. Our assumption, low confidence. Reviewed 3 November 2026.`,
    },
    {
      title: WAY_NAMES.gas,
      sum: `${heat} × ${factor(TIMED)} ÷ ${years.gas.way.heatPerUnit} × ${gas.pencePerKwh}p + 365 days × ${gas.pencePerDay}p`,
      result: pounds(years.gas.pence),
      source: `${years.gas.way.heatPerUnit}: boilers as found in homes; a new one reaches 0.90 to 0.92. Gas prices contain 5% VAT. Every home pays electricity’s standing charge, so it is left out.`,
    },
    {
      title: WAY_NAMES['heat-pump'],
      sum: `${heat} × ${factor(TIMED)} ÷ ${years['heat-pump'].way.heatPerUnit} × ${electricity.pencePerKwh}p`,
      result: pounds(years['heat-pump'].pence),
      source: `${years['heat-pump'].way.heatPerUnit}: average of 742 homes, Electrification of Heat trial.`,
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
