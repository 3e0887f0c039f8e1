import { extentOf } from '@/lib/domain/design/extent'
import type { ViewedRoom } from '@/lib/domain/design/storey-view'
import { counted } from '@/lib/format/counted'

import { metresWords } from './words'

/** Text alternative for the drawing of a storey. */
export const storeyWords = (viewed: readonly ViewedRoom[]): string =>
  `Seen from above and one side: ${viewed.map(roomWords).join('; ')}.`

function roomWords({ room, panels }: ViewedRoom): string {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const size = `${metresWords(eastMm - westMm)} by ${metresWords(northMm - southMm)}`
  const windows = room.openings.filter(({ kind }) => kind === 'window').length
  return `${room.name || 'a room without a name'}, ${size}, ${counted(windows, 'window')}, ${counted(panels.length, 'panel')} on the ceiling`
}
