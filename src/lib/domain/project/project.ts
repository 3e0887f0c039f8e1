import type { FactorSet } from '../carbon/factor-sets'
import type { MAIN_FUSES_AMPS, UsualLoad } from '../circuits/supply-check'
import type { Cable } from '../circuits/volt-drop'
import type { Draughtiness } from '../heat-loss/air-changes'
import type { ElementKind } from '../heat-loss/room'
import type { RoomKind } from '../heat-loss/room-kinds'
import type { Built } from '../house/built'
import type { Occupancy } from '../quick-estimate/answers'
import type { OwnFigures } from './own-figures'
import type { Construction, ConstructionOf, Part } from '../u-values/constructions'
import type { Nation } from '../u-values/nations'

/** A home with its rooms, as the professional calculator takes it. Null stands for "as usual" or "as computed". */
export type Project = {
  name: string
  home: ProjectHome
  rooms: readonly ProjectRoom[]
  /** Somebody's own figures in place of those that we take for granted. */
  own: OwnFigures
}

/** What all rooms of a project share. */
export type ProjectHome = {
  /** The letters that its postcode begins with: 'SN'. Null: the weather of the middle of Great Britain. */
  postcodeArea: string | null
  nation: Nation
  built: Built
  /** Sized for a cold spell as it comes once in years. */
  coldSpell: boolean
  /** Somebody's own design temperature outdoors, °C. */
  outdoorC: number | null
  airMethod: 'current' | 'legacy'
  /** Of the current method; the older one goes by age and room. */
  draughtiness: Draughtiness
  neighbours: 'as-warm' | 'cold'
  /** How each part is built unless an element says otherwise. */
  fabric: { readonly [P in Part]: ConstructionOf[P] }
  occupancy: Occupancy
  carbonSet: FactorSet
  /** Somebody's own price of electricity, with VAT. */
  pencePerKwh: number | null
  mainFuseAmps: (typeof MAIN_FUSES_AMPS)[number]
  /** What else may be on at the same time. */
  loads: readonly UsualLoad[]
  cableMm2: Cable['mm2']
  /** To the far end of the longest circuit. */
  cableLengthM: number
}

export type ProjectRoom = {
  /** Unique within the project, a word of a key: 'r7'. */
  id: string
  /** 'Lounge' */
  name: string
  kind: RoomKind
  /** Length and width, or the floor area, which holds where both are there. */
  lengthM: number | null
  widthM: number | null
  floorAreaM2: number | null
  heightM: number
  /** Null: as usual for the kind of room. */
  indoorC: number | null
  /** Null: by the method of the home. */
  airChangesPerHour: number | null
  elements: readonly ProjectElement[]
}

/** Where an element's U-value comes from: the home's construction of that part, another one from the tables, or somebody who knows it. */
export type ElementConstruction = 'home' | 'own' | Construction

export type ProjectElement = {
  /** Unique within the room: 'wall', 'e2'. */
  id: string
  name: string
  kind: ElementKind
  /** Without the windows and doors in it. */
  areaM2: number
  construction: ElementConstruction
  /** Of an element whose construction is `own`, else null. */
  wattsPerM2K: number | null
  beyond: 'outside' | 'ground' | 'heated' | 'unheated'
  /** In an unheated space on a cold day; null: our assumption. */
  beyondC: number | null
  /** Of a ground floor: the length of its edge that is outdoors. Null: two sides of a square of its area. */
  edgeM: number | null
}

/** The home's part whose construction an element takes: a ceiling under a loft is built as its roof. */
export function partOf(kind: ElementKind): Part {
  return kind === 'ceiling' ? 'roof' : kind
}
