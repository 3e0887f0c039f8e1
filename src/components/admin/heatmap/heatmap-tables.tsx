import type { Heatmap } from '@/lib/cms/heatmap/read-heatmap'
import { ATTENTION_BANDS } from '@/lib/schemas/heatmap'
import type { HeatmapQuery } from '@/lib/schemas/heatmap-query'

import { type StaffRow, StaffTable } from '../staff-table'

type TablesProps = { layer: HeatmapQuery['layer']; heatmap: Heatmap }

const BAND_PERCENT = 100 / ATTENTION_BANDS

/** The numbers behind the picture, for the chosen layer. */
export function HeatmapTables({ layer, heatmap: { people, cells, reached, bands } }: TablesProps) {
  if (layer === 'scroll') {
    const rows = reached.map(({ depthPercent, people: reaching }) => ({
      key: String(depthPercent),
      name: `${depthPercent}% of the page`,
      cells: [reaching, `${Math.round((reaching / people) * 100)}%`],
    }))
    return <Numbers name="Scroll depth" columns={['Reached', 'People', 'Share']} rows={rows} />
  }
  if (layer === 'attention') {
    const rows = bands.map(({ band, secondsEach }) => ({
      key: String(band),
      name: `${band * BAND_PERCENT}% to ${(band + 1) * BAND_PERCENT}%`,
      cells: [secondsEach.toFixed(1)],
    }))
    return (
      <Numbers
        name="Attention"
        columns={['Part of the page, from the top', 'Seconds on screen, per person']}
        rows={rows}
      />
    )
  }
  const rows = cells
    .filter(({ column }) => column === null)
    .map(({ element, people: clicking, clicks }) => ({
      key: element,
      name: <code>{element}</code>,
      cells: [clicking, clicks],
    }))
  return <Numbers name="Clicks" columns={['Element', 'People', 'Clicks']} rows={rows} />
}

function Numbers({ name, columns, rows }: { name: string; columns: readonly string[]; rows: readonly StaffRow[] }) {
  if (rows.length === 0) return <p>Nothing done by at least five people.</p>
  return (
    <details>
      <summary>{name} as a table</summary>
      <StaffTable label={name} columns={columns} rows={rows} />
    </details>
  )
}
