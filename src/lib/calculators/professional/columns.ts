import { ENVELOPE_ELEMENTS, type EnvelopeElement } from '@/lib/domain/building/u-values/constructions'
import type { AmountName } from '@/lib/domain/estimate/project-limits'
import type { RoomText } from '@/lib/domain/estimate/project-text'

export type RoomField = Exclude<keyof RoomText, 'id' | 'elements'>

type ColumnBasics = {
  heading: string
  unit?: string
  /** Longer description of the column, if the heading is short. */ about: string
}

/** A table column: a room field, or an amount of one of its standard elements. */
export type Column = ColumnBasics &
  (
    | { of: 'room'; field: RoomField; amount: AmountName | null }
    | { of: 'element'; field: EnvelopeElement; amount: 'areaM2' | 'edgeM' | 'wattsPerM2K' }
  )

const room = (field: RoomField, amount: AmountName | null, heading: string, about: string, unit?: string): Column => ({
  of: 'room',
  field,
  amount,
  heading,
  about,
  ...(unit !== undefined && { unit }),
})

const AREAS: Readonly<Record<EnvelopeElement, readonly [heading: string, about: string]>> = {
  wall: ['Walls', 'External walls without their windows and doors, m²'],
  window: ['Windows', 'Windows, m²'],
  door: ['Doors', 'External doors, m²'],
  roof: ['Roof', 'Roof or loft above, m²'],
  floor: ['Ground', 'Ground floor below, m²'],
}

/** Editable columns, left to right. */
export const COLUMNS: readonly Column[] = [
  room('name', null, 'Room', 'Name of the room'),
  room('kind', null, 'Use', 'What the room is used for'),
  room('lengthM', 'lengthM', 'Length', 'Length, m', 'm'),
  room('widthM', 'widthM', 'Width', 'Width, m', 'm'),
  room('floorAreaM2', 'floorAreaM2', 'Floor', 'Floor area, m²: typed, or length times width', 'm²'),
  room('heightM', 'heightM', 'Height', 'Height, m', 'm'),
  room('indoorC', 'indoorC', 'Warm to', 'Design temperature, °C: as usual for its use unless typed', '°C'),
  room(
    'airChangesPerHour',
    'airChangesPerHour',
    'Air',
    'Air changes an hour: by the method of the home unless typed',
    '1/h',
  ),
  ...ENVELOPE_ELEMENTS.map((field): Column => ({
    of: 'element',
    field,
    amount: 'areaM2',
    heading: AREAS[field][0],
    about: AREAS[field][1],
    unit: 'm²',
  })),
  {
    of: 'element',
    field: 'floor',
    amount: 'edgeM',
    heading: 'Edge',
    about: 'Edge of the ground floor that is outdoors, m: two sides of a square unless typed',
    unit: 'm',
  },
]

/** Additional columns in files: the U-values entered for the standard elements. */
export const U_COLUMNS: readonly Column[] = ENVELOPE_ELEMENTS.map((field): Column => ({
  of: 'element',
  field,
  amount: 'wattsPerM2K',
  heading: `${AREAS[field][0]} U`,
  about: `U-value of the ${AREAS[field][0].toLowerCase()}, W/m²K: from the construction unless typed`,
  unit: 'W/m²K',
}))

/** The column's field name in error messages: 'lengthM', 'wall.areaM2'. */
export const faultField = (column: Column): string =>
  column.of === 'room' ? column.field : `${column.field}.${column.amount}`

/** The text of a cell; blank for a U-value that is not used. */
export function cellText(room: RoomText, column: Column): string {
  if (column.of === 'room') return room[column.field]
  const element = room.elements.find(({ id }) => id === column.field)
  if (!element || (column.amount === 'wattsPerM2K' && element.construction !== 'own')) return ''
  return element[column.amount]
}

/** The room with the cell updated; the same object if unchanged. */
export function withCell({ room, column, text }: { room: RoomText; column: Column; text: string }): RoomText {
  if (cellText(room, column) === text) return room
  if (column.of === 'room') return { ...room, [column.field]: text }
  return {
    ...room,
    elements: room.elements.map((element) =>
      element.id === column.field
        ? { ...element, [column.amount]: text, ...(column.amount === 'wattsPerM2K' && { construction: 'own' }) }
        : element,
    ),
  }
}
