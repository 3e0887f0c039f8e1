import type { BlockOf } from '@/lib/content/page'
import { specRows } from '@/lib/content/spec-rows'

import { BlockFrame, Sheet } from './block-frame'

/** The panel's figures, from its record. */
export function SpecTableBlock({ block: { id, panel, layout } }: { block: BlockOf<'specTable'> }) {
  const rows = specRows(panel).filter(({ isFull }) => layout === 'full' || !isFull)
  return (
    <BlockFrame id={id} className="break-inside-avoid">
      <Sheet>
        <table className="w-full border-collapse text-left text-sm tabular-nums">
          <caption className="px-4 pt-5 pb-4 text-left font-display text-h3 font-medium md:px-6">{panel.name}</caption>
          <tbody>
            {rows.map(({ term, detail }) => (
              <tr key={term} className="border-t border-line first:border-t-[1.5px] first:border-ink">
                <th scope="row" className="px-4 py-3 align-top font-semibold md:w-1/2 md:px-6">
                  {term}
                </th>
                <td className="px-4 py-3 align-top md:px-6">{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </BlockFrame>
  )
}
