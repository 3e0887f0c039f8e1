import { readStored } from '@/lib/browser/device-storage'
import { begunWith, readKeptHome } from '@/lib/browser/kept-home'
import { designOfSheet } from '@/lib/calculators/designer/design-of-sheet'
import { homeOfDrawing } from '@/lib/calculators/designer/home-of-drawing'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Typed } from '@/lib/calculators/engine/home-questions'
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

import { beganWithHome, sheetFromHome } from '../professional-calculator/home-start-tools'
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
      const sheet = readSheet()
      return sheet && designOfSheet(sheet)
    }
    case 'home': {
      const home = readKeptHome()
      return home && designOfHome(home.query, basis)
    }
  }
}

/** The told home that a drawing begins or has begun with, as a query; null: another one. */
export function begunHome(start: DesignStart): string | null {
  switch (start.from) {
    case 'home':
      return readKeptHome()?.query ?? null
    case 'project': {
      const sheet = readSheet()
      return sheet && beganWithHome(sheet) ? begunWith('professional') : null
    }
    case 'saved':
      return begunWith('designer')
    case 'file':
    case 'list':
    case 'plan':
    case 'shared':
    case 'size':
      return null
  }
}

/** What the drawing of a told home knows of it before anything is changed; null if it cannot be drawn any more. */
export function firstOfHome(query: string, basis: Basis): Typed | null {
  const design = designOfHome(query, basis)
  return design && homeOfDrawing(design)
}

/** What is saved of the professional calculator. */
function readSheet() {
  const kept = readStored(KEPT_KEY)
  return kept === null ? null : (readSavedSheet(kept)?.sheet ?? null)
}

/** The design of a home that has been insulated since it was built. */
function insulated(design: Design | null, { isInsulated }: { isInsulated: boolean }): Design | null {
  return design && isInsulated ? { ...design, home: { ...design.home, measures: ALL_MEASURES } } : design
}

/** The home told to the quick calculator, divided into rooms of usual sizes. */
function designOfHome(query: string, basis: Basis): Design | null {
  const started = sheetFromHome({ query, basis })
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
