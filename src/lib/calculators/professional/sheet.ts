import { ENVELOPE_ELEMENTS } from '@/lib/domain/building/u-values/constructions'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { Project, ProjectElement, ProjectHome, ProjectRoom } from '@/lib/domain/estimate/project'
import type { ElementText, HomeText, RoomText } from '@/lib/domain/estimate/project-text'

import { FIRST_HOME } from './first-home'
import { STANDARD_ELEMENTS } from './standard-elements'

/** A project as typed. */
export type Sheet = { name: string; home: HomeText; rooms: readonly RoomText[]; own: OwnFigures }

/** Rows in a new sheet. */
const FIRST_ROOMS = 3

export const emptySheet = (): Sheet => ({
  name: '',
  home: homeText(FIRST_HOME),
  rooms: Array.from({ length: FIRST_ROOMS }, (_, index) => emptyRoom(`r${index + 1}`)),
  own: {},
})

export function emptyRoom(id: string): RoomText {
  return {
    id,
    name: '',
    kind: '',
    lengthM: '',
    widthM: '',
    floorAreaM2: '',
    heightM: '',
    indoorC: '',
    airChangesPerHour: '',
    elements: standardElements(),
  }
}

/** Converts a project to the text that would have been typed. */
export function sheetOf({ name, home, rooms, own }: Project): Sheet {
  return { name, home: homeText(home), rooms: rooms.map(roomText), own }
}

function homeText({ postcodeArea, altitudeM, outdoorC, pencePerKwh, cableLengthM, ...chosen }: ProjectHome): HomeText {
  return {
    ...chosen,
    postcode: postcodeArea ?? '',
    altitudeM: textOf(altitudeM),
    outdoorC: textOf(outdoorC),
    pencePerKwh: textOf(pencePerKwh),
    cableLengthM: textOf(cableLengthM),
  }
}

function roomText({
  lengthM,
  widthM,
  floorAreaM2,
  heightM,
  indoorC,
  airChangesPerHour,
  elements,
  ...named
}: ProjectRoom): RoomText {
  const typed = elements.map(elementText)
  const known = new Map(typed.map((element) => [element.id, element]))
  const standard = standardElements().map((element) => known.get(element.id) ?? element)
  const others = typed.filter(({ id }) => !(ENVELOPE_ELEMENTS as readonly string[]).includes(id))
  return {
    ...named,
    lengthM: textOf(lengthM),
    widthM: textOf(widthM),
    floorAreaM2: textOf(floorAreaM2),
    heightM: textOf(heightM),
    indoorC: textOf(indoorC),
    airChangesPerHour: textOf(airChangesPerHour),
    elements: [...standard, ...others],
  }
}

function elementText({ areaM2, wattsPerM2K, beyondC, edgeM, ...chosen }: ProjectElement): ElementText {
  return {
    ...chosen,
    areaM2: textOf(areaM2),
    wattsPerM2K: textOf(wattsPerM2K),
    beyondC: textOf(beyondC),
    edgeM: textOf(edgeM),
  }
}

const standardElements = (): ElementText[] =>
  ENVELOPE_ELEMENTS.map((part) => ({ ...STANDARD_ELEMENTS[part], ...EMPTY_ELEMENT, id: part }))

/** Initial values of an element. */
export const EMPTY_ELEMENT = { construction: 'home', areaM2: '', wattsPerM2K: '', beyondC: '', edgeM: '' } as const

/** With as many decimals as the parser accepts, never in exponent notation. */
const textOf = (value: number | null): string => (value === null ? '' : value.toFixed(12).replace(/\.?0{1,12}$/, ''))
