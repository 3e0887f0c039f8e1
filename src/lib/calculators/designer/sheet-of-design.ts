import { ENVELOPE_ELEMENTS } from '@/lib/domain/building/u-values/constructions'
import { type Design, type DesignHome, type DesignRoom, nextId } from '@/lib/domain/design/design'
import { envelopeElementOf, type ProjectElement } from '@/lib/domain/estimate/project'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import type { HomeText, RoomText } from '@/lib/domain/estimate/project-text'

import { FIRST_HOME } from '../professional/first-home'
import { type Sheet, sheetOf } from '../professional/sheet'
import { STANDARD_ELEMENTS } from '../professional/standard-elements'
import { homeOfDesign, projectRoom } from './project-of-design'

/**
 * Converts a drawing to a project of the professional calculator. Rooms unchanged since they were first drawn are
 * restored as typed, finished or not; other rooms get the drawn sizes and areas.
 */
export function sheetOfDesign({ home, rooms, wiring }: Design): Sheet {
  const { name, own, undrawn } = home.project ?? { name: '', own: {}, undrawn: [] }
  const typed = [...rooms.flatMap(({ began }) => began?.text ?? []), ...undrawn]
  const written: RoomText[] = []
  for (const room of rooms)
    written.push(
      room.began?.isAsDrawn
        ? room.began.text
        : asDrawn(room, room.began?.text.id ?? nextId('room', [...typed, ...written])),
    )
  return { name, home: homeText(home, wiring), own, rooms: [...written, ...undrawn].slice(0, PROJECT_LIMITS.rooms.max) }
}

/** The home as typed, updated from the drawing. */
function homeText(home: DesignHome, wiring: Design['wiring']): HomeText {
  const drawn = homeOfDesign(home)
  const { built, nation, postcodeArea, panel } = drawn
  const text = home.project
    ? { ...home.project.home, built, nation, postcode: postcodeArea ?? '', panel }
    : onlyText({ home: drawn }).home
  return { ...text, ...wiring?.supply }
}

function asDrawn(room: DesignRoom, id: string): RoomText {
  const drawn = projectRoom(room)
  const named = { ...drawn, id, name: room.name, elements: together(drawn.elements) }
  const [text] = onlyText({ rooms: [named] }).rooms
  if (!text) throw new Error('The sheet has no room')
  const { name, kind, indoorC, airChangesPerHour } = room.began?.text ?? text
  return { ...text, name, kind, indoorC, airChangesPerHour }
}

const onlyText = ({ home = FIRST_HOME, rooms = [] }: Partial<Pick<Parameters<typeof sheetOf>[0], 'home' | 'rooms'>>) =>
  sheetOf({ name: '', home, rooms, own: {} })

const METRES = 3

/**
 * Merges elements of the same kind and construction with the same space beyond, one for each of the calculator's
 * columns.
 */
function together(elements: readonly ProjectElement[]): ProjectElement[] {
  const merged = new Map<string, ProjectElement>()
  for (const element of elements) {
    const { kind, beyond, areaM2, construction, wattsPerM2K, beyondC } = element
    if (kind === 'wall' && beyond === 'heated' && beyondC === null) continue // loses nothing
    const key = JSON.stringify([envelopeElementOf(kind), beyond, construction, wattsPerM2K, beyondC])
    const sum = (merged.get(key)?.areaM2 ?? 0) + areaM2
    merged.set(key, { ...element, areaM2: Number(sum.toFixed(METRES)) })
  }
  const found = [...merged.values()]
  const standard = ENVELOPE_ELEMENTS.flatMap((part) => {
    const is = STANDARD_ELEMENTS[part]
    const element = found.find(({ kind, beyond }) => kind === is.kind && beyond === is.beyond)
    return element ? [{ part, element }] : []
  })
  const others = found.filter((one) => !standard.some(({ element }) => element === one))
  return [
    ...standard.map(({ part, element }) => ({ ...element, id: part, name: STANDARD_ELEMENTS[part].name })),
    ...others.map((element, index) => ({ ...element, id: `e${index + 1}` })),
  ]
}
