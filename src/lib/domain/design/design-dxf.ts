import { type PlanPoint, pointOnSide, sidesOf } from '../room-plan/corners'
import { cornersOf, type PlanRectangle } from '../room-plan/rectangle'
import { type Design, storeysOf } from './design'
import { dxfText } from './dxf-text'

type Tag = readonly [code: number, value: string | number]

/** Panels by room id. */
export type PanelsByRoom = ReadonlyMap<string, readonly PlanRectangle[]>

const COLOURS = { WALLS: 7, OPENINGS: 5, OBSTACLES: 8, PANELS: 1, NAMES: 3 } as const
const TEXT_MM = 200

type LayerKind = keyof typeof COLOURS

/**
 * Exports a design as a drawing in mm for any CAD program, with one set of layers per storey: '0-WALLS', '0-PANELS' …
 * ASCII DXF of release 12 (AC1009), which every program reads (Autodesk, DXF Reference, Release 12).
 */
export function designDxf({ design, panels }: { design: Design; panels: PanelsByRoom }): string {
  const entities = design.rooms.flatMap((room): Tag[] => {
    const layer = (kind: LayerKind) => `${room.storey}-${kind}`
    const sides = sidesOf(room.outline)
    return [
      ...closed(layer('WALLS'), room.outline),
      ...room.openings.flatMap(({ wall, fromMm, widthMm }) => {
        const side = sides[wall]
        if (!side) return []
        const at = (alongMm: number) => wholeMm(pointOnSide(side, alongMm))
        return line(layer('OPENINGS'), at(fromMm), at(fromMm + widthMm))
      }),
      ...room.obstacles.flatMap(({ area }) => closed(layer('OBSTACLES'), cornersOf(area))),
      ...(panels.get(room.id) ?? []).flatMap((panel) => closed(layer('PANELS'), cornersOf(panel))),
      ...name(layer('NAMES'), room.name, middleOf(room.outline)),
    ]
  })
  const layers = storeysOf(design.rooms).flatMap((storey) =>
    Object.entries(COLOURS).map(([kind, colour]) => ({ storey, kind, colour })),
  )
  return written([
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, layers.length],
    ...layers.flatMap(({ storey, kind, colour }): Tag[] => [
      [0, 'LAYER'],
      [2, `${storey}-${kind}`],
      [70, 0],
      [62, colour],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ])
}

const written = (tags: readonly Tag[]) => tags.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')

const coordinates = ({ xMm, yMm }: PlanPoint): Tag[] => [
  [10, xMm],
  [20, yMm],
  [30, 0],
]

const closed = (layer: string, corners: readonly PlanPoint[]): Tag[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, 1],
  ...coordinates({ xMm: 0, yMm: 0 }),
  [70, 1],
  ...corners.flatMap((corner): Tag[] => [[0, 'VERTEX'], [8, layer], ...coordinates(corner)]),
  [0, 'SEQEND'],
  [8, layer],
]

const line = (layer: string, from: PlanPoint, to: PlanPoint): Tag[] => [
  [0, 'LINE'],
  [8, layer],
  ...coordinates(from),
  [11, to.xMm],
  [21, to.yMm],
  [31, 0],
]

const name = (layer: string, text: string, at: PlanPoint): Tag[] => [
  [0, 'TEXT'],
  [8, layer],
  ...coordinates(at),
  [40, TEXT_MM],
  [1, dxfText(text)],
]

const wholeMm = ({ xMm, yMm }: PlanPoint): PlanPoint => ({ xMm: Math.round(xMm), yMm: Math.round(yMm) })

function middleOf(corners: readonly PlanPoint[]): PlanPoint {
  const mean = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return { xMm: mean(corners.map(({ xMm }) => xMm)), yMm: mean(corners.map(({ yMm }) => yMm)) }
}
