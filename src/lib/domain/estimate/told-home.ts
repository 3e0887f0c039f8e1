import type { PropertyType } from '../building/home/answers'
import { ageBandOfBuilt, type Built } from '../building/home/built'
import { nationOrEngland } from '../climate/area-nation'
import type { HeatingNow } from './heating-now'
import type { OwnFigures } from './project'
import type { QuickAnswers } from './quick-answers'

/** The home that a visitor has told the quick calculator, for the other tools. */
export type ToldHome = {
  /** As in the URL of the quick calculator. */
  query: string
  answers: QuickAnswers
  own: OwnFigures
}

/** The questions about a home that more than one tool asks. */
export type AskedHome = {
  propertyType: PropertyType
  floorAreaM2: number
  built: Built
  heating: HeatingNow
  /** The largest rooms; null: all of them. */
  heatedRooms: number | null
}

/** What counts for a home of which nothing more was told: the middle of Great Britain, and usual habits. */
const NOTHING_MORE: Omit<QuickAnswers, 'propertyType' | 'floorAreaM2' | 'ageBand' | 'heating'> = {
  postcodeArea: null,
  insulation: 'unknown',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}

/**
 * The answers of a tool that asks for less than the quick calculator, with what was told there. A bill counts only for
 * the home and the heating that it was for.
 */
export function withTold({ built, heatedRooms, ...asked }: AskedHome, told: ToldHome | null): QuickAnswers {
  const { bill, heatedRooms: _, ...more } = told?.answers ?? NOTHING_MORE
  const nation = nationOrEngland(more.postcodeArea)
  const ageBand = ageBandOfBuilt({ built, nation })
  const answers = { ...more, ...asked, ageBand, ...(heatedRooms !== null && { heatedRooms }) }
  return bill && isBillFor(answers, told) ? { ...answers, bill } : answers
}

const isBillFor = ({ floorAreaM2, heating }: QuickAnswers, told: ToldHome | null) =>
  told?.answers.floorAreaM2 === floorAreaM2 && told.answers.heating === heating
