import { FIELD_BY_FIGURE } from '@/lib/domain/estimate/own-figures'

import { COLUMNS, type RoomField } from './columns'

/** Where an input was entered: a field of the home, a cell of a room's row, or the list of a room's elements. */
export type TypedAt =
  | { in: 'home'; field: 'altitudeM' | 'outdoorC' | 'pencePerKwh' | 'cableLengthM' }
  | { in: 'row'; roomId: string; column: number }
  | { in: 'parts'; roomId: string }

const HOME: Readonly<Record<string, Extract<TypedAt, { in: 'home' }>['field']>> = {
  ...FIELD_BY_FIGURE,
  'home.altitude': 'altitudeM',
  'cable.length': 'cableLengthM',
}
const ROOM: Readonly<Record<string, RoomField>> = {
  'floor-area': 'floorAreaM2',
  height: 'heightM',
  indoor: 'indoorC',
  'air-changes': 'airChangesPerHour',
}

/** The location for an input key; null if no field sets it. */
export function typedAt(key: string): TypedAt | null {
  const field = HOME[key]
  if (field) return { in: 'home', field }
  const [, roomId, name = ''] = /^room\.([a-z0-9-]+)\.([a-z0-9-]+)/.exec(key) ?? []
  if (roomId === undefined) return null
  if (name === 'element') return { in: 'parts', roomId }
  const roomField = ROOM[name]
  const column = COLUMNS.findIndex((one) => one.of === 'room' && one.field === roomField)
  return column < 0 ? null : { in: 'row', roomId, column }
}
