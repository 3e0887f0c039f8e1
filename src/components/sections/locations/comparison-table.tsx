import { TextLink } from '@/components/ui/link'
import type { ComparisonRow } from '@/lib/content/locations/comparison'
import { locationPage } from '@/lib/routing/routes'

type Named = { path: string; name: string }

/** The figures of two places side by side. */
export function ComparisonTable({ rows, here, there }: { rows: readonly ComparisonRow[]; here: Named; there: Named }) {
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">
        {here.name} and {there.name} in figures
      </caption>
      <thead>
        <tr className="border-t-[1.5px] border-ink text-left align-bottom">
          <td className="py-3 pr-3" />
          {[here, there].map(({ path, name }) => (
            <th key={path} scope="col" className="w-1/4 py-3 pl-2 text-right font-semibold wrap-anywhere">
              <TextLink href={locationPage(path)}>{name}</TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal">
              {row.label}
            </th>
            <td className="py-2.5 pl-2 text-right font-semibold">{row.here}</td>
            <td className="py-2.5 pl-2 text-right font-semibold">{row.there}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
