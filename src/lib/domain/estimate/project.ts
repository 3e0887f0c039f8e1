import type { Draughtiness } from '../building/heat-loss/air-changes'
import type { ElementKind } from '../building/heat-loss/room'
import type { RoomKind } from '../building/heat-loss/room-kinds'
import type { Built } from '../building/home/built'
import type { Occupancy } from '../building/home/occupancy'
import type { Construction, ConstructionOf, EnvelopeElement } from '../building/u-values/constructions'
import type { Nation } from '../building/u-values/nations'
import type { InstallationMethod } from '../electrical/circuits/cable-capacity'
import type { MAIN_FUSES_AMPS, UsualLoad } from '../electrical/circuits/supply-check'
import type { Cable } from '../electrical/circuits/volt-drop'
import type { FactorSet } from '../energy-costs/carbon-factor-sets'
import type { Overrides } from '../quantity/evaluate'
import type { HeatingNow } from './heating-now'

/** A user's own figures for a home, by key of the figure they replace. */
export type OwnFigures = Overrides

/** The professional calculator's input. Null means "usual" or "calculated". */
export type Project = {
  name: string
  home: ProjectHome
  rooms: readonly ProjectRoom[]
  /** A user's own figures in place of our assumptions. */
  own: OwnFigures
}

/** Data shared by all rooms of a project. */
export type ProjectHome = {
  /** The postcode area: 'SN'. Null: the climate of central Great Britain. */
  postcodeArea: string | null
  /** Altitude of the home, m above sea level. Null: that of the weather data. */
  altitudeM: number | null
  nation: Nation
  built: Built
  /** Sized for an exceptional cold spell. */
  coldSpell: boolean
  /** Overrides the outdoor design temperature, °C. */
  outdoorC: number | null
  airMethod: 'current' | 'legacy'
  /** For the current method; the older one uses age and room kind. */
  draughtiness: Draughtiness
  neighbours: 'as-warm' | 'cold'
  /** Default construction of each part. */
  fabric: { readonly [P in EnvelopeElement]: ConstructionOf[P] }
  occupancy: Occupancy
  /** The current heating, for the verdict and payback. */
  heating: HeatingNow
  carbonSet: FactorSet
  /** The user's own electricity price, with VAT. */
  pencePerKwh: number | null
  mainFuseAmps: (typeof MAIN_FUSES_AMPS)[number]
  /** Other loads that may be on at the same time. */
  loads: readonly UsualLoad[]
  /** Slug of the product whose panels are counted. Absent: the default panel. */
  panel?: string | undefined
  cableMm2: Cable['mm2']
  cableMethod: InstallationMethod
  /** Length to the far end of the longest circuit. */
  cableLengthM: number
}

/** What the panels share the supply of a home with. */
export type HomeSupply = Pick<ProjectHome, 'mainFuseAmps' | 'loads'>

export type ProjectRoom = {
  /** Unique within the project; part of a key: 'r7'. */
  id: string
  /** 'Lounge' */
  name: string
  kind: RoomKind
  /** Length and width, or the floor area, which takes precedence. */
  lengthM: number | null
  widthM: number | null
  floorAreaM2: number | null
  heightM: number
  /** Null: the default for the kind of room. */
  indoorC: number | null
  /** Null: by the home's method. */
  airChangesPerHour: number | null
  elements: readonly ProjectElement[]
}

/**
 * Source of an element's U-value: the home's construction, another construction from the tables, or a known value
 * (`own`).
 */
export type ElementConstruction = 'home' | 'own' | Construction

export type ProjectElement = {
  /** Unique within the room: 'wall', 'e2'. */
  id: string
  name: string
  kind: ElementKind
  /** Net of windows and doors. */
  areaM2: number
  construction: ElementConstruction
  /** For the construction `own`, else null. */
  wattsPerM2K: number | null
  beyond: 'outside' | 'ground' | 'heated' | 'unheated'
  /**
   * Temperature of an adjoining unheated space or another room at design conditions, °C. Null: our assumption, or as
   * warm as the room.
   */
  beyondC: number | null
  /** Exposed perimeter of a ground floor. Null: two sides of a square of its area. */
  edgeM: number | null
}

/** The home's part that an element's construction comes from: a ceiling under a loft counts as the roof. */
export function envelopeElementOf(kind: ElementKind): EnvelopeElement {
  return kind === 'ceiling' ? 'roof' : kind
}
