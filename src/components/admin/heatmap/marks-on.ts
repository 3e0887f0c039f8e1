import { GRID } from '@/lib/cms/heatmap/grid'
import type { Heatmap } from '@/lib/cms/heatmap/read-heatmap'
import { FEWEST_PEOPLE } from '@/lib/domain/page-views/fewest-people'
import { ATTENTION_BANDS } from '@/lib/schemas/heatmap'
import type { HeatmapQuery } from '@/lib/schemas/heatmap-query'

/** A box over the page, in its pixels. `heat`: from 0 to 1, relative to the maximum of the layer. */
export type Mark = {
  key: string
  label: string
  heat: number
  left: number
  top: number
  width: number
  height: number
}

/** An element is drawn more faintly than the cells within it. */
const WHOLE_ELEMENT = 0.2

type Shown = { layer: HeatmapQuery['layer']; heatmap: Heatmap }

/** Where to draw a layer on a page, and the elements with clicks that are no longer on it. */
export function marksOn(page: Document, { layer, heatmap }: Shown): { marks: Mark[]; missing: string[] } {
  const { scrollHeight: height, scrollWidth: width } = page.documentElement
  if (layer === 'clicks') return clickMarks(page, heatmap)
  if (layer === 'attention') {
    const most = Math.max(...heatmap.bands.map(({ secondsEach }) => secondsEach), Number.EPSILON)
    const bandPx = height / ATTENTION_BANDS
    const marks = heatmap.bands.map(({ band, secondsEach }) => ({
      key: String(band),
      label: `${secondsEach.toFixed(1)} s`,
      heat: secondsEach / most,
      left: 0,
      top: band * bandPx,
      width,
      height: bandPx,
    }))
    return { marks, missing: [] }
  }
  const marks = heatmap.reached.map(({ depthPercent, people }) => ({
    key: String(depthPercent),
    label: `${Math.round((people / heatmap.people) * 100)}% reached ${depthPercent}%`,
    heat: people / heatmap.people,
    left: 0,
    top: (height * (depthPercent - 25)) / 100,
    width,
    height: height / 4,
  }))
  return { marks, missing: [] }
}

function clickMarks(page: Document, { cells }: Heatmap): { marks: Mark[]; missing: string[] } {
  const most = Math.max(...cells.map(({ people }) => people), FEWEST_PEOPLE)
  const missing: string[] = []
  const marks = cells.flatMap(({ element, column, row, people }): Mark[] => {
    const box = find(page, element)?.getBoundingClientRect()
    if (!box || box.width === 0) {
      if (column === null) missing.push(element)
      return []
    }
    const common = { key: `${element} ${column} ${row}`, heat: people / most }
    if (column === null || row === null)
      return [
        {
          ...common,
          heat: common.heat * WHOLE_ELEMENT,
          label: String(people),
          left: box.left,
          top: box.top,
          width: box.width,
          height: box.height,
        },
      ]
    const [width, height] = [box.width / GRID, box.height / GRID]
    return [{ ...common, label: '', left: box.left + column * width, top: box.top + row * height, width, height }]
  })
  return { marks, missing }
}

function find(page: Document, selector: string): Element | null {
  try {
    return page.querySelector(selector)
  } catch {
    return null // not a valid selector: anyone can report one
  }
}
