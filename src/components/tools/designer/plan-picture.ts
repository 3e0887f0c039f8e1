import { keyLimits, viewWords } from '@/lib/calculators/designer/comfort-words'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import { totalsWords } from '@/lib/calculators/designer/totals-words'
import { storeyName } from '@/lib/calculators/designer/words'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { type DesignRoom, roomName, storeysOf } from '@/lib/domain/design/design'
import { extentOf, extentOfAll } from '@/lib/domain/design/extent'
import { pointOnSide, sidesOf } from '@/lib/domain/room-plan/corners'
import { HEAT_RAMP, PAPER } from '@/lib/illustrations/heat-ramp'

import type { Outcome } from './designer-engine'
import { paintHeat } from './heat-canvas'
import { pathOf, rectOf } from './plan-room'

const [WIDTH, MARGIN, PLAN_HEIGHT] = [1_200, 60, 760]
const [HEADING_PX, TEXT_PX, SMALL_PX] = [52, 30, 24]
const KEY_PX = 26
const WALL_MM = 90

type Titled = { name: string; on: string; address: string }
type Pen = { context: CanvasRenderingContext2D; font: string }

/** The plans of all storeys with their heat, the key and the totals as a PNG, drawn on the device; null if it cannot. */
export function planPicture(outcome: Outcome, { name, on, address }: Titled): Promise<Blob | null> {
  const { design, view, result } = outcome
  const storeys = storeysOf(design.rooms)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = PLAN_HEIGHT + 600
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const pen = { context, font: getComputedStyle(document.body).fontFamily }
  context.fillStyle = PAPER.panel
  context.fillRect(0, 0, canvas.width, canvas.height)
  let y = MARGIN + HEADING_PX
  const line = (text: string, size: number, weight = 400) => {
    write(pen, { text, size, weight, x: MARGIN, y, width: WIDTH - 2 * MARGIN })
    y += size * 1.5
  }
  line(name, HEADING_PX, 600)
  line(writtenDate(on), SMALL_PX)
  const width = (WIDTH - 2 * MARGIN) / Math.max(1, storeys.length)
  storeys.forEach((storey, column) => {
    const x = MARGIN + column * width
    write(pen, { text: storeyName(storey), size: SMALL_PX, weight: 600, x, y, width })
    paintStorey(pen, { outcome, storey, x, y: y + SMALL_PX / 2, width: width - SMALL_PX })
  })
  y += PLAN_HEIGHT + SMALL_PX * 1.5
  paintKey(pen, { limits: keyLimits(view.shows), top: y })
  y += KEY_PX + 3.5 * SMALL_PX
  line(viewWords(view), SMALL_PX)
  const { amounts, verdict } = totalsWords(result)
  y += TEXT_PX
  line(amounts, HEADING_PX, 600)
  line(verdict, TEXT_PX)
  line(address, SMALL_PX)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

type Written = { text: string; size: number; weight?: number; x: number; y: number; width: number }

function write({ context, font }: Pen, { text, size, weight = 400, x, y, width }: Written): void {
  context.font = `${weight} ${size}px ${font}`
  context.fillStyle = PAPER.ink
  context.textAlign = 'left'
  context.fillText(text, x, y, width)
}

type StoreyOnPaper = { outcome: Outcome; storey: number; x: number; y: number; width: number }

/** The plan of a storey to scale, as wide or as high as there is space. */
function paintStorey(pen: Pen, { outcome, storey, x, y, width }: StoreyOnPaper): void {
  const { context } = pen
  const rooms = outcome.design.rooms.filter((room) => room.storey === storey)
  const found = new Map(outcome.result.rooms.map((room) => [room.id, room]))
  const { westMm, eastMm, southMm, northMm } = extentOfAll(rooms.map(({ outline }) => outline))
  const scale = Math.min(width / (eastMm - westMm + WALL_MM), PLAN_HEIGHT / (northMm - southMm + WALL_MM))
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(WALL_MM / 2 - westMm, WALL_MM / 2 + northMm)
  for (const room of rooms) {
    const field = outcome.fields.get(room.id)
    if (field) paintHeat(context, room, field)
    paintWalls(context, room)
    for (const panel of panelsOf(room, found.get(room.id))) paintPanel(context, rectOf(panel))
  }
  for (const room of rooms) paintName(pen, room, SMALL_PX / scale)
  context.restore()
}

function paintWalls(context: CanvasRenderingContext2D, room: DesignRoom): void {
  context.strokeStyle = PAPER.ink
  context.lineWidth = WALL_MM
  context.stroke(new Path2D(pathOf(room)))
  const sides = sidesOf(room.outline)
  for (const { kind, wall, fromMm, widthMm } of room.openings) {
    const side = sides[wall]
    if (!side) continue
    const [from, to] = [pointOnSide(side, fromMm), pointOnSide(side, fromMm + widthMm)]
    context.strokeStyle = kind === 'window' ? PAPER.frost : PAPER.panel
    context.lineWidth = WALL_MM * 0.6
    context.beginPath()
    context.moveTo(from.xMm, -from.yMm)
    context.lineTo(to.xMm, -to.yMm)
    context.stroke()
  }
}

type Rectangle = { x: number; y: number; width: number; height: number }

function paintPanel(context: CanvasRenderingContext2D, { x, y, width, height }: Rectangle): void {
  context.fillStyle = PAPER.panel
  context.fillRect(x, y, width, height)
  context.strokeStyle = PAPER.ink
  context.lineWidth = WALL_MM / 4
  context.strokeRect(x, y, width, height)
}

/** The name at the foot of the room, outlined so that it is readable on any colour. */
function paintName({ context, font }: Pen, room: DesignRoom, sizeMm: number): void {
  const { westMm, eastMm, southMm } = extentOf(room.outline)
  context.font = `600 ${sizeMm}px ${font}`
  context.textAlign = 'center'
  context.strokeStyle = PAPER.panel
  context.lineWidth = sizeMm / 4
  context.lineJoin = 'round'
  context.fillStyle = PAPER.ink
  const at = [roomName(room), (westMm + eastMm) / 2, -southMm - sizeMm * 0.7, eastMm - westMm - sizeMm] as const
  context.strokeText(...at)
  context.fillText(...at)
}

function paintKey(pen: Pen, { limits, top }: { limits: readonly string[]; top: number }): void {
  const width = (WIDTH - 2 * MARGIN) / HEAT_RAMP.length
  HEAT_RAMP.forEach((colour, band) => {
    pen.context.fillStyle = colour
    pen.context.fillRect(MARGIN + band * width, top, width, KEY_PX)
    write(pen, {
      text: limits[band] ?? '',
      size: SMALL_PX,
      x: MARGIN + band * width,
      y: top + KEY_PX + SMALL_PX * 1.3,
      width,
    })
  })
}
