import type { SampleRow } from '@/lib/calculators/challenge/consumption-question'

/** The first rows of a file: when, the amount as written, and what it comes to. */
export function SampleTable({ heading, rows }: { heading: string; rows: readonly SampleRow[] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">The first rows would be read as</caption>
      <thead>
        <tr className="border-b-[1.5px] border-ink text-left">
          <th scope="col" className="py-1.5 pr-3">
            When
          </th>
          <th scope="col" className="py-1.5 pr-3 wrap-anywhere">
            <span>{heading}</span>
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right">
            Read as
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, amount, kwh }, index) => (
          <tr key={index} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
              {time}
            </th>
            <td className="py-1.5 pr-3">{amount}</td>
            <td className="py-1.5 pl-4 text-right whitespace-nowrap">{kwh}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
