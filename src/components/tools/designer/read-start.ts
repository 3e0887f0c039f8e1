import { readStored } from '@/lib/browser/device-storage'
import { begunWith, readKeptHome } from '@/lib/browser/kept-home'
import { designOfSheet } from '@/lib/calculators/designer/design-of-sheet'
import { homeOfDrawing } from '@/lib/calculators/designer/home-of-drawing'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { queryOf, typedOf, withAnswers } from '@/lib/calculators/engine/home-query'
import { OWN_NAME, type Typed } from '@/lib/calculators/engine/home-questions'
import { ownAfterMeasures } from '@/lib/calculators/engine/own-after-measures'
import { readProjectFile } from '@/lib/calculators/professional/project-file'
import { roomProblem } from '@/lib/domain/design/check-room'
import { type Design, type DesignHome, measuresOf } from '@/lib/domain/design/design'
import { designOfList } from '@/lib/domain/design/design-of-list'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { firstRoom } from '@/lib/domain/design/first-room'
import { openedDesign } from '@/lib/domain/design/history'
import { readListedRooms } from '@/lib/domain/design/listed-rooms'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { ALL_MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { checkProject, checkSheet } from '@/lib/schemas/calculate/check-project'
import { readToldHome } from '@/lib/schemas/calculate/told-home'

import { beganWithHome, sheetFromHome } from '../professional-calculator/home-start-tools'
import { KEPT_KEY } from '../professional-calculator/kept-key'
import { readSavedSheet } from '../professional-calculator/saved-sheet'
import type { DesignStart } from './design-start'
import { freeNumber, keyOfDesign } from './kept-designs'
import { readKept } from './kept-text'
import type { OpenedDesign } from './use-kept-design'

/** What a start opens; or why it opens nothing. */
export type Opened = { ok: true; design: OpenedDesign } | { ok: false; reason: 'unreadable' | 'device-full' }

/** The design to begin with, under a number of this device. */
export function openedStart(start: DesignStart, basis: Basis): Opened {
  if (start.from === 'saved') {
    const kept = readKept(readStored(keyOfDesign(start.number)) ?? '')
    if (!kept) return { ok: false, reason: 'unreadable' }
    const last = begunWith('designer')
    const begun = kept.begun === undefined || kept.begun === last ? last : null
    return { ok: true, design: { ...kept, begun, number: start.number, isStored: true } }
  }
  const design = readStart(start, basis)
  if (!design) return { ok: false, reason: 'unreadable' }
  const begins = { begun: begunHome(start), steps: openedDesign(design), versions: [], isStored: false }
  // A shared design is not kept on the device.
  if (start.from === 'shared') return { ok: true, design: { ...begins, name: '', number: 0 } }
  const number = freeNumber()
  if (number === null) return { ok: false, reason: 'device-full' }
  return { ok: true, design: { ...begins, name: nameOf(start), number } }
}

/** A typical plan has a name; what is drawn from scratch gets one when it is known what it is. */
const nameOf = (start: DesignStart) =>
  start.from === 'plan' ? (TYPICAL_PLANS.find(({ id }) => id === start.id)?.label ?? '') : ''

type NewStart = Exclude<DesignStart, { from: 'saved' }>

/** The initial design; null if it cannot be read. */
function readStart(start: NewStart, basis: Basis): Design | null {
  switch (start.from) {
    case 'file':
      return readKept(start.text)?.steps.design ?? readProject(start.text)
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

/** The told home that a drawing begins with, as a query; null: another one. */
function begunHome(start: NewStart): string | null {
  switch (start.from) {
    case 'home':
      return readKeptHome()?.query ?? null
    case 'project': {
      const sheet = readSheet()
      return sheet && beganWithHome(sheet) ? begunWith('professional') : null
    }
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
  return design && { ...homeOfDrawing(design), [OWN_NAME]: '' }
}

type Drawn = { home: DesignHome; begun: string; basis: Basis }

/**
 * What has been done to the told home `begun` in its drawing, as own figures. Its rooms make no difference, so that a
 * drag costs no estimate.
 */
export function ownInDrawing({ home, begun, basis }: Drawn): string {
  const measures = measuresOf(home)
  const { built, postcodeArea } = home
  const asDrawn = withAnswers(typedOf(begun), { built, postcode: postcodeArea ?? '' })
  const told = measures.length > 0 ? readToldHome(queryOf(asDrawn)) : null
  return told ? ownAfterMeasures({ told, measures, basis }) : ''
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

/** A file of the professional calculator. */
function readProject(text: string): Design | null {
  const read = readProjectFile({ text, checks: { project: checkProject, sheet: checkSheet } })
  return read.ok ? designOfSheet(read.sheet) : null
}
