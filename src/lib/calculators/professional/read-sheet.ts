import { climateOf, NO_WEATHER } from '@/lib/domain/climate/area-climate'
import type { ProjectElement, ProjectHome, ProjectRoom } from '@/lib/domain/estimate/project'
import { type AmountName, PROJECT_LIMITS, SIZE_MISSING } from '@/lib/domain/estimate/project-limits'
import type { ElementText, HomeText, RoomText } from '@/lib/domain/estimate/project-text'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'

import { readAmount } from './read-amount'
import { readKind } from './read-kind'
import { readName } from './read-name'

/** Error messages by field; those of elements by 'wall.areaM2'. */
export type Faults = Readonly<Record<string, string>>

/**
 * `blank`: nothing entered. `missing`: input still needed before the room can be calculated. `faults`: invalid input.
 */
export type RoomRead =
  | { state: 'blank' }
  | { state: 'unready'; missing: string | null; faults: Faults }
  | { state: 'ready'; room: ProjectRoom }

type Amounts<Name extends AmountName> = Record<Name, number | null>

/** Reads several amounts; an invalid one counts as blank and is added to the faults. */
function readAmounts<Name extends AmountName>(
  names: readonly Name[],
  texts: Readonly<Record<Name, string>>,
): { amounts: Amounts<Name>; faults: Record<string, string> } {
  const faults: Record<string, string> = {}
  const entries = names.map((name) => {
    const read = readAmount(texts[name], PROJECT_LIMITS[name])
    if (!read.ok) faults[name] = read.message
    return [name, read.ok ? read.value : null] as const
  })
  return { amounts: Object.fromEntries(entries) as Amounts<Name>, faults } // one entry per name
}

const ROOM_AMOUNTS = ['lengthM', 'widthM', 'floorAreaM2', 'heightM', 'indoorC', 'airChangesPerHour'] as const
const ELEMENT_AMOUNTS = ['areaM2', 'wattsPerM2K', 'beyondC', 'edgeM'] as const

const KIND_UNKNOWN = 'Not a use we recognise: choose one'

/** Reads a typed room; `name` is the default name. */
export function readRoom({ room, name }: { room: RoomText; name: string }): RoomRead {
  const typedElements = room.elements.map(withoutUnused)
  const typed = [
    room.name,
    room.kind,
    ...ROOM_AMOUNTS.map((amount) => room[amount]),
    ...typedElements.flatMap((element) => ELEMENT_AMOUNTS.map((amount) => element[amount])),
  ]
  if (typed.every((text) => text.trim() === '')) return { state: 'blank' }
  const { amounts, faults } = readAmounts(ROOM_AMOUNTS, room)
  const named = readName(room.name)
  if (!named.ok) faults['name'] = named.message
  const kind = readKind(room.kind)
  if (kind === null && room.kind.trim() !== '') faults['kind'] = KIND_UNKNOWN
  const elements = typedElements.flatMap((element) => readElement(element, faults) ?? [])
  const { lengthM, widthM, floorAreaM2, heightM } = amounts
  const missing = missingOf({
    hasKind: kind !== null,
    hasSize: floorAreaM2 !== null || (lengthM !== null && widthM !== null),
    hasHeight: heightM !== null,
  })
  if (Object.keys(faults).length > 0 || missing !== null || !named.ok || kind === null || heightM === null)
    return { state: 'unready', missing, faults }
  return { state: 'ready', room: { id: room.id, name: named.value || name, kind, ...amounts, heightM, elements } }
}

function missingOf({
  hasKind,
  hasSize,
  hasHeight,
}: {
  hasKind: boolean
  hasSize: boolean
  hasHeight: boolean
}): string | null {
  if (!hasKind) return 'Say what it is used for'
  if (!hasSize) return SIZE_MISSING
  return hasHeight ? null : 'Give the height'
}

/** Clears what the chosen construction and space leave unused: its fields are hidden, so it could not be corrected. */
function withoutUnused(element: ElementText): ElementText {
  const { id, construction, beyond, wattsPerM2K, beyondC, edgeM } = element
  const mayBeGroundFloor = construction === 'home' || construction === 'floor.ground'
  return {
    ...element,
    wattsPerM2K: construction === 'own' ? wattsPerM2K : '',
    beyondC: beyond === 'heated' || beyond === 'unheated' ? beyondC : '',
    edgeM: id === 'floor' || mayBeGroundFloor ? edgeM : '', // the table always shows the edge of the standard floor
  }
}

/** Reads an element; null without an area. Adds to the faults. */
function readElement(element: ElementText, faults: Record<string, string>): ProjectElement | null {
  const { id, kind, construction, beyond } = element
  const { amounts, faults: own } = readAmounts(ELEMENT_AMOUNTS, element)
  if (construction === 'own' && element.areaM2.trim() !== '' && amounts.wattsPerM2K === null)
    own['wattsPerM2K'] ??= 'Give its U-value'
  const named = readName(element.name)
  if (!named.ok) own['name'] = named.message
  for (const [field, message] of Object.entries(own)) faults[`${id}.${field}`] = message
  const { areaM2 } = amounts
  return areaM2 === null || !named.ok ? null : { id, name: named.value, kind, construction, beyond, ...amounts, areaM2 }
}

const HOME_AMOUNTS = ['altitudeM', 'outdoorC', 'pencePerKwh', 'cableLengthM'] as const
const USUAL_CABLE_M = 15

/** The area of a postcode; null without one that we have the weather of. */
export function weatherAreaOf(postcode: string): string | null {
  const area = readPostcodeArea(postcode)
  return area !== null && climateOf(area) !== null ? area : null
}

/** The height of the district of a postcode, m. A parameter, because the table is not part of a page's first scripts. */
export type HeightOf = (postcode: string) => number | null

/**
 * Reads a typed home. Only the area of the postcode and the height of its district are used. Invalid input
 * counts as blank and is added to the faults.
 */
export function readHome({ postcode, ...home }: HomeText, heightOf: HeightOf): { home: ProjectHome; faults: Faults } {
  const { amounts, faults } = readAmounts(HOME_AMOUNTS, home)
  const postcodeArea = weatherAreaOf(postcode)
  if (postcodeArea === null && postcode.trim() !== '')
    faults['postcode'] = readPostcodeArea(postcode) === null ? 'Please enter a valid postcode' : NO_WEATHER
  return {
    home: {
      ...home,
      ...amounts,
      altitudeM: amounts.altitudeM ?? heightOf(postcode),
      postcodeArea,
      cableLengthM: amounts.cableLengthM ?? USUAL_CABLE_M,
    },
    faults,
  }
}
