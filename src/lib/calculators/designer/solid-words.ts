import { roomName } from '@/lib/domain/design/design'
import type { ViewedRoom } from '@/lib/domain/design/storey-view'
import { counted } from '@/lib/format/counted'

import type { ComfortField } from './comfort-field'
import type { ComfortView } from './comfort-view'
import { shownWords, viewWords } from './comfort-words'
import type { HeatLevel } from './solid-fields'

type Seen = {
  viewed: readonly ViewedRoom[]
  fields: ReadonlyMap<string, ComfortField>
  view: ComfortView
  level: HeatLevel
}

/** Text alternative for the rooms in three dimensions: what is on each ceiling, and how warm it is below. */
export function solidWords({ viewed, fields, view, level }: Seen): string {
  const rooms = viewed.map(({ room, panels }) => {
    const field = fields.get(room.id)
    const warmth = field ? `, ${shownWords(view.shows, field.mean)} on average` : ''
    return `${roomName(room)}, ${counted(panels.length, 'panel')} on the ceiling${warmth}`
  })
  const where = level === 'floor' ? 'The same 0.1 m above the floor.' : ''
  return [`Rooms in three dimensions: ${rooms.join('; ')}.`, viewWords(view), where].filter(Boolean).join(' ')
}
