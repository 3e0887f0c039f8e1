import type { Occupancy } from '../building/home/occupancy'
import type { HeatingNow } from './heating-now'
import type { HomeRating } from './home-rating'

/** A room that panels suit, with the heat that it needs on a cold day. */
export type SuitedRoom = {
  /** 'A bathroom' */
  name: string
  areaM2: number
  panels: number
  neededWatts: number
  givenWatts: number
  /** The panels delivered and fitted. */
  pricePence: number
}

/** Everything that a verdict depends on; typical values, whole pence a year. What a tool does not know is null. */
export type VerdictFacts = {
  /** Rooms to heat, the largest of the home; null: all of them. */
  heatedRooms: number | null
  postcodeArea: string | null
  heating: HeatingNow
  occupancy: Occupancy
  /** A flat needs leave for the outdoor unit of a heat pump. */
  isFlat: boolean | null
  /** A building of one room, such as a garden office. */
  isOneRoom: boolean
  isLet: boolean | null
  /** The energy rating with panels as the main heating. */
  rating: HomeRating | null
  /** Panels would hang under a loft without insulation. */
  isUnderBareLoft: boolean
  wattsPerM2: number
  /** Heat that the rooms to heat need on a cold day, and what their ceilings may give of it in comfort. */
  neededWatts: number
  givenWatts: number
  /** The ceilings may give enough with a margin: see `MARGIN`. */
  hasSpare: boolean
  /** Annual heat from panels, kWh. */
  heatKwh: number
  panels: number
  /** The panels delivered and fitted. */
  pricePence: number
  heatingWatts: number
  panelsPence: number
  /** Cost of the current heating; null without a price. */
  nowPence: number | null
  heatPumpPence: number
  /** Heat pump grant in England and Wales. */
  grantPence: number
  /** The higher grant, for a home off the gas grid; null if the current heating rules it out. */
  grantOffGasPence: number | null
  rooms: readonly SuitedRoom[]
}
