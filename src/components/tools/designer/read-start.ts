import { readStored } from '@/lib/browser/device-storage'
import { designOfProject } from '@/lib/calculators/designer/design-of-project'
import { roomsOfSheet } from '@/lib/calculators/designer/rooms-of-sheet'
import { readHome } from '@/lib/calculators/professional/read-sheet'
import { roomProblem } from '@/lib/domain/design/check-room'
import { type Design, FIRST_DESIGN_HOME } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import { savedDesignSchema } from '@/lib/schemas/calculate/saved-design'

import { KEPT_KEY } from '../professional-calculator/kept-key'
import { readSavedSheet } from '../professional-calculator/saved-sheet'
import type { DesignStart } from './design-start'

/** The design that a start stands for; null if it cannot be read. */
export function readStart(start: DesignStart): Design | null {
  switch (start.from) {
    case 'saved':
    case 'file':
      return readSavedDesign(start.text)
    case 'shared':
      return start.design
    case 'plan':
      return designOfPlan(start.id)
    case 'size': {
      const { kind, name, lengthMm, widthMm } = start
      const room = newRoom({ id: 'room-1', name, kind, lengthMm, widthMm })
      if (roomProblem(room)) return null
      const joists = usualJoists(room, FIRST_DESIGN_HOME.built)
      return { home: FIRST_DESIGN_HOME, rooms: [withUsualWindow({ ...room, joists })] }
    }
    case 'project': {
      const kept = readStored(KEPT_KEY)
      const saved = kept === null ? null : readSavedSheet(kept)
      if (!saved) return null
      const rooms = roomsOfSheet(saved.sheet)
      return rooms.length > 0 ? designOfProject({ home: readHome(saved.sheet.home).home, rooms }) : null
    }
  }
}

function readSavedDesign(text: string): Design | null {
  try {
    const parsed = savedDesignSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.design : null
  } catch {
    return null // invalid JSON
  }
}
