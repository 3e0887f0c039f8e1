import { readStored } from '@/lib/browser/device-storage'
import { readKeptHome } from '@/lib/browser/kept-home'
import { designOfSheet } from '@/lib/calculators/designer/design-of-sheet'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { readProjectFile } from '@/lib/calculators/professional/project-file'
import { roomProblem } from '@/lib/domain/design/check-room'
import type { Design } from '@/lib/domain/design/design'
import { designOfList } from '@/lib/domain/design/design-of-list'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { firstRoom } from '@/lib/domain/design/first-room'
import { readListedRooms } from '@/lib/domain/design/listed-rooms'
import { ALL_MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { checkProject, checkSheet } from '@/lib/schemas/calculate/check-project'
import { savedDesignSchema } from '@/lib/schemas/calculate/saved-design'

import { sheetFromHome } from '../professional-calculator/home-start-tools'
import { KEPT_KEY } from '../professional-calculator/kept-key'
import { readSavedSheet } from '../professional-calculator/saved-sheet'
import type { DesignStart } from './design-start'

/** The initial design; null if it cannot be read. */
export function readStart(start: DesignStart, basis: Basis): Design | null {
  switch (start.from) {
    case 'saved':
      return readSavedDesign(start.text)
    case 'file':
      return readSavedDesign(start.text) ?? readProject(start.text)
    case 'shared':
      return start.design
    case 'plan':
      return insulated(designOfPlan(start.id), start)
    case 'list':
      return insulated(designOfList(readListedRooms(start.text), start.built), start)
    case 'size': {
      const design = firstRoom(start)
      return roomProblem(design.room) ? null : insulated({ home: design.home, rooms: [design.room] }, start)
    }
    case 'project': {
      const kept = readStored(KEPT_KEY)
      const saved = kept === null ? null : readSavedSheet(kept)
      return saved && designOfSheet(saved.sheet)
    }
    case 'home':
      return readHome(basis)
  }
}

/** The design of a home that has been insulated since it was built. */
function insulated(design: Design | null, { isInsulated }: { isInsulated: boolean }): Design | null {
  return design && isInsulated ? { ...design, home: { ...design.home, measures: ALL_MEASURES } } : design
}

/** The home told to the quick calculator, divided into rooms of usual sizes. */
function readHome(basis: Basis): Design | null {
  const home = readKeptHome()
  const started = home && sheetFromHome({ query: home.query, basis })
  return started && designOfSheet(started.sheet)
}

function readSavedDesign(text: string): Design | null {
  try {
    const parsed = savedDesignSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.design : null
  } catch {
    return null // invalid JSON
  }
}

/** A file of the professional calculator. */
function readProject(text: string): Design | null {
  const read = readProjectFile({ text, checks: { project: checkProject, sheet: checkSheet } })
  return read.ok ? designOfSheet(read.sheet) : null
}
