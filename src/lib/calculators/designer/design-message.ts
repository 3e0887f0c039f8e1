import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { type Design, measuresOf } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'

import { shareWords, suppliedWords } from '../comfort-share'
import { accessoriesLine, accessoriesOf, isAccessoriesLine } from './bill-of-materials'
import type { DesignResult } from './design-result'
import { measureWords } from './measure-words'
import { isLimited } from './room-design'
import { metresWords, wattsWords } from './words'

/** First line of every design in a message. */
export const DESIGN_TITLE = 'My design from the system designer:'
const SHARE = /^Panels can give ([\d,]+) of [\d,]+ W here\. /
const PANEL = 'Panel: '
const WITH = 'Counted with: '
const TOTAL = 'Total with VAT, before a survey: '
const ROOM = /^.+, [\d.]+ m × [\d.]+ m: ([\d,]+) W, ([\d,]+) panels?$/
const MORE = /^and [\d,]+ more rooms?$/
const DRAWING = 'Drawing: '
const PANELS = /^([\d,]+) panels?, [\d,]+ circuits? of 16 A$/
const OTHER = /^Another heater supplies [\d,]+ W\.$/
const OURS = [ROOM, MORE, PANELS, SHARE, OTHER]

/** Whether a line of a message was generated from a design. */
export const isDesignLine = (line: string): boolean =>
  line === DESIGN_TITLE ||
  isAccessoriesLine(line) ||
  line.startsWith(PANEL) ||
  line.startsWith(WITH) ||
  line.startsWith(TOTAL) ||
  line.startsWith(DRAWING) ||
  OURS.some((pattern) => pattern.test(line))

/** Leaves room for the visitor's own text. */
const LONGEST = 1_500

type Told = {
  design: Design
  result: DesignResult
  /** The reference of a shared design, by which the sales desk opens the drawing. */
  drawing?: string | undefined
}

/** A design as text for a quote request. Rooms are named by kind: names that visitors typed stay on their device. */
export function designMessage({ design, result, drawing }: Told): string {
  const kinds = new Map(design.rooms.map(({ id, kind, outline }) => [id, { kind, extent: extentOf(outline) }]))
  const lines = result.rooms.flatMap(({ id, panels, heatLossWatts }) => {
    const room = kinds.get(id)
    if (!room) return []
    const { westMm, eastMm, southMm, northMm } = room.extent
    const size = `${metresWords(eastMm - westMm)} × ${metresWords(northMm - southMm)}`
    return [
      `${labelOf(ROOM_KINDS, room.kind)}, ${size}: ${wattsWords(heatLossWatts)}, ${counted(panels.length, 'panel')}`,
    ]
  })
  const accessories = accessoriesOf(result)
  const otherWatts = result.rooms.reduce((sum, room) => sum + room.otherWatts, 0)
  const total = [
    `${counted(result.panels, 'panel')}, ${counted(result.circuits.length, 'circuit')} of 16 A`,
    ...(isLimited(result.rooms) ? [`${shareWords(result)} ${suppliedWords(result)}`] : []),
    ...(otherWatts >= 1 ? [`Another heater supplies ${wattsWords(otherWatts)}.`] : []),
    ...(measuresOf(design.home).length > 0 ? [`${WITH}${measureWords(measuresOf(design.home))}`] : []),
    ...(design.home.panel ? [`${PANEL}${result.product.name}`] : []),
    ...(accessories.length > 0 ? [accessoriesLine(accessories)] : []),
    ...(result.price ? [`${TOTAL}${poundsAndPence(result.price.totalPence)}`] : []),
    ...(drawing === undefined ? [] : [`${DRAWING}${drawing}`]),
  ]
  const fitting: string[] = []
  let length = [DESIGN_TITLE, ...total].join('\n').length
  for (const line of lines) {
    length += line.length + 1
    if (length > LONGEST) {
      fitting.push(`and ${counted(lines.length - fitting.length, 'more room')}`)
      break
    }
    fitting.push(line)
  }
  return [DESIGN_TITLE, ...fitting, ...total].join('\n')
}

/** A room in a design message: its heat loss on a cold day, and its panels. */
export type MessageRoom = { heatLossWatts: number; panels: number }

/** A room of a design message as it can be drawn: the rectangle around it. */
export type MessageRoomSize = { name: string; westToEastMetres: number; southToNorthMetres: number; panels: number }

const SIZED_ROOM = /^([^,]{1,60}), ([\d.]{1,8}) m × ([\d.]{1,8}) m: [\d,]+ W, ([\d,]+) panels?$/

/** The rooms named in a design message with their sizes; none if it has no design. */
export function sizedRoomsInMessage(message: string): MessageRoomSize[] {
  const lines = message.split(/\r?\n/)
  const rooms = lines.includes(DESIGN_TITLE) ? lines : []
  return rooms.flatMap((line) => {
    const [, name = '', across = '', up = '', panels = ''] = SIZED_ROOM.exec(line) ?? []
    const room = { name, westToEastMetres: Number(across), southToNorthMetres: Number(up), panels: numberIn(panels) }
    const isPossible = room.westToEastMetres > 0 && room.southToNorthMetres > 0 && room.panels <= MOST.panels
    return name && isPossible ? [room] : []
  })
}

/** Limits for a message, which a visitor can edit freely; more cannot have been drawn. */
const MOST = { panels: 1_000, watts: 1_000_000 } as const

/**
 * Parses the rooms of a design message; null if there is none, if rooms were omitted, or if the numbers are impossible.
 */
export function roomsInMessage(message: string): MessageRoom[] | null {
  const lines = message.split(/\r?\n/)
  if (!lines.includes(DESIGN_TITLE) || lines.some((line) => MORE.test(line))) return null
  const rooms = lines.flatMap((line) => {
    const [, watts, panels] = ROOM.exec(line) ?? []
    return watts && panels ? [{ heatLossWatts: numberIn(watts), panels: numberIn(panels) }] : []
  })
  const total = lines.map((line) => PANELS.exec(line)?.[1]).find((found) => found !== undefined)
  const panels = rooms.reduce((sum, room) => sum + room.panels, 0)
  const isPossible = panels > 0 && panels <= MOST.panels && rooms.every((room) => room.heatLossWatts <= MOST.watts)
  return isPossible && total !== undefined && numberIn(total) === panels ? rooms : null
}

/** The name of the panel that a design message is about; null for the default. */
export const panelInMessage = (message: string): string | null =>
  message
    .split(/\r?\n/)
    .find((line) => line.startsWith(PANEL))
    ?.slice(PANEL.length) ?? null

const REFERENCE = /^Drawing: ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The reference of the shared design that a design message is about; null if it is about none. */
export function drawingInMessage(message: string): string | null {
  const lines = message.split(/\r?\n/)
  const found = lines.includes(DESIGN_TITLE) ? lines.map((line) => REFERENCE.exec(line)?.[1]) : []
  return found.find((reference) => reference !== undefined) ?? null
}

/** What the panels of a design can give, W, where their ceilings allow no more; null where they are enough. */
export function givenInMessage(message: string): number | null {
  const given = message.split(/\r?\n/).map((line) => SHARE.exec(line)?.[1])
  const found = given.find((watts) => watts !== undefined)
  return found === undefined ? null : Math.min(numberIn(found), MOST.watts)
}

const numberIn = (text: string) => Number(text.replaceAll(',', ''))
