import type { ReactNode } from 'react'

import type { Heatmap } from '@/lib/cms/heatmap/read-heatmap'
import { ATTENTION_BANDS } from '@/lib/schemas/heatmap'
import type { HeatmapQuery } from '@/lib/schemas/heatmap-query'

type TablesProps = { layer: HeatmapQuery['layer']; heatmap: Heatmap }

const BAND_PERCENT = 100 / ATTENTION_BANDS
const NOTHING = <p>Nothing done by at least five people.</p>

/** The numbers behind the picture, for the chosen layer. */
export function HeatmapTables({ layer, heatmap: { people, cells, reached, bands } }: TablesProps) {
  if (layer === 'scroll') {
    if (reached.length === 0) return NOTHING
    return (
      <Numbers name="Scroll depth" head={['Reached', 'People', 'Share']}>
        {reached.map(({ depthPercent, people: reaching }) => (
          <tr key={depthPercent}>
            <th scope="row">{depthPercent}% of the page</th>
            <td>{reaching}</td>
            <td>{Math.round((reaching / people) * 100)}%</td>
          </tr>
        ))}
      </Numbers>
    )
  }
  if (layer === 'attention') {
    if (bands.length === 0) return NOTHING
    return (
      <Numbers name="Attention" head={['Part of the page, from the top', 'Seconds on screen, per person']}>
        {bands.map(({ band, secondsEach }) => (
          <tr key={band}>
            <th scope="row">
              {band * BAND_PERCENT}% to {(band + 1) * BAND_PERCENT}%
            </th>
            <td>{secondsEach.toFixed(1)}</td>
          </tr>
        ))}
      </Numbers>
    )
  }
  const elements = cells.filter(({ column }) => column === null)
  if (elements.length === 0) return NOTHING
  return (
    <Numbers name="Clicks" head={['Element', 'People', 'Clicks']}>
      {elements.map(({ element, people: clicking, clicks }) => (
        <tr key={element}>
          <th scope="row">
            <code>{element}</code>
          </th>
          <td>{clicking}</td>
          <td>{clicks}</td>
        </tr>
      ))}
    </Numbers>
  )
}

function Numbers({ name, head, children }: { name: string; head: string[]; children: ReactNode }) {
  return (
    <details>
      <summary>{name} as a table</summary>
      <div className="pb-table" role="region" aria-label={name} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  )
}
