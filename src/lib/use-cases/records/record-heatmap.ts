import type { Pool } from 'pg'

import { pageClassOf } from '@/lib/routing/page-class'
import { deviceClass } from '@/lib/schemas/device-class'
import type { HeatmapRecord } from '@/lib/schemas/heatmap'

const COLUMNS = `kind, page_type, location, device, visitor, element, element_type, element_class, element_id, within_x,
  within_y, coordinates_x, coordinates_y, viewport_width, viewport_height, scroll_position, depth_percent, attention_ms,
  user_agent, referrer`

/** Records interactions of visitors with pages, timed by the server's clock, in one statement. */
export async function recordHeatmap(pool: Pool, records: readonly HeatmapRecord[], now: Date): Promise<void> {
  await pool.query(
    `insert into heatmap_records (timestamp, ${COLUMNS})
     select $1, ${COLUMNS} from jsonb_populate_recordset(null::heatmap_records, $2::jsonb)`,
    [now, JSON.stringify(records.map(toRow))],
  )
}

/** Leaves out the browser’s clock. */
function toRow(record: HeatmapRecord) {
  const { viewport, coordinates, within } = record
  return {
    kind: record.kind,
    page_type: pageClassOf(record.location),
    location: record.location,
    device: deviceClass(viewport.width),
    visitor: record.visitor,
    element: record.element,
    element_type: record.elementType,
    element_class: record.elementClass,
    element_id: record.elementId,
    within_x: within?.x,
    within_y: within?.y,
    coordinates_x: coordinates.x,
    coordinates_y: coordinates.y,
    viewport_width: viewport.width,
    viewport_height: viewport.height,
    scroll_position: record.scrollPosition,
    depth_percent: record.depthPercent,
    attention_ms: record.attentionMs,
    user_agent: record.userAgent,
    referrer: record.referrer,
  }
}
