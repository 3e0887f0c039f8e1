import type { HeatedYear } from '@/lib/calculators/home/running-cost-result'
import { pounds } from '@/lib/format/pounds'

import { SYSTEM_NAMES } from './system-names'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The cost of each month and of the year, with each system. */
export function MonthTable({ years }: { years: readonly HeatedYear[] }) {
  return (
    <table className="clear-both mt-7 w-full text-right text-xs tabular-nums md:text-sm [&_td]:py-1 [&_th]:py-1 [&_th]:pl-1.5 [&_th]:font-semibold [&_th:first-child]:pl-0 max-[22.5rem]:[&_th+th]:[writing-mode:vertical-rl]">
      <caption className="sr-only">Month by month</caption>
      <thead className="border-b-[1.5px] border-ink align-bottom">
        <tr>
          <th scope="col" className="text-left">
            Month
          </th>
          {years.map(({ system }) => (
            <th key={system} scope="col">
              {SYSTEM_NAMES[system]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {MONTHS.map((month, index) => (
          <tr key={month}>
            <th scope="row" className="text-left">
              {month}
            </th>
            {years.map(({ system, monthlyPence }) => (
              <td key={system}>{pounds(monthlyPence[index] ?? NaN)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t-[1.5px] border-ink font-semibold">
        <tr>
          <th scope="row" className="text-left">
            Year
          </th>
          {years.map(({ system, pence }) => (
            <td key={system}>{pounds(pence)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
