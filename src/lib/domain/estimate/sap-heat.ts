import { DAYS_OF_MONTHS } from '../climate/degree-days'
import { UK_AVERAGE } from '../solar/regions'
import { tiltFactor } from '../solar/roof-yield'

/** What SAP says of a heating system: tables 4a and 4e. */
export type SapSystem = {
  /** 1 for heat that stops at once, 0 for heat that lasts all day. */
  responsiveness: number
  /** Type 3 heats bedrooms for shorter hours than the living room. */
  controlType: 2 | 3
  /** Added to the mean temperature, K. */
  adjustmentK: number
}

type SapHome = {
  heatLossWPerK: number
  windowsM2: number
  floorAreaM2: number
  /** Thermal mass for each square metre of floor. */
  massKjPerM2K: number
  /** Energy of a year's hot water. */
  waterKwh: number
}

/** June to September have no heating, whatever the weather. */
const SUMMER = [5, 6, 7, 8]
const LIVING_C = 21
const HLP_MAX = 6
/** Hours without heating: before the afternoon and at night. */
const OFF_HOURS = { living: [7, 8], late: [9, 8] } as const

/** People that SAP expects, by floor area: table 1b. */
export function sapPeople(areaM2: number): number {
  const over = Math.max(0, areaM2 - 13.9)
  return 1 + 1.76 * (1 - Math.exp(-0.000349 * over ** 2)) + 0.0013 * over
}

/**
 * Heat of a year, kWh, as SAP 10.2 works it out month by month: gains of table 5 and section 6, utilisation of table 9a,
 * temperatures of tables 9 to 9c, weather of the UK average wherever the home is.
 */
export function sapHeatKwh(home: SapHome, system: SapSystem): number {
  return DAYS_OF_MONTHS.reduce((sum, days, month) => {
    if (SUMMER.includes(month)) return sum
    const gainsW = gainsOf(home, month)
    const outdoorC = UK_AVERAGE.meansC[month] ?? NaN
    const meanC = meanIndoorC({ home, system, gainsW, outdoorC })
    const lostW = home.heatLossWPerK * (meanC - outdoorC)
    const usefulW = utilisation({ home, gainsW, lostW }) * gainsW
    return sum + (Math.max(0, lostW - usefulW) * 24 * days) / 1000
  }, 0)
}

function gainsOf({ floorAreaM2, windowsM2, waterKwh }: SapHome, month: number): number {
  const people = sapPeople(floorAreaM2)
  const scale = (floorAreaM2 * people) ** 0.4714
  const wave = (size: number, shift: number) => 1 + size * Math.cos((2 * Math.PI * (month + 1 - shift)) / 12)
  const appliancesW = ((207.8 * scale) / 8.76) * wave(0.157, 1.78)
  const lightsW = ((0.85 * LIGHT_KWH * scale) / 8.76) * wave(0.5, 0.2)
  const waterW = (WATER_TO_ROOMS * waterKwh) / 8.76
  const peopleAndCookingW = 60 * people + 35 + 7 * people - 40 * people
  return appliancesW + lightsW + waterW + peopleAndCookingW + solarW(windowsM2, month)
}

/** Efficient lamps, and a third of the light from others: appendix L. */
const LIGHT_KWH = 16
/** Part of the energy of hot water that warms the rooms: table 5, with usual losses of tank and pipes. */
const WATER_TO_ROOMS = 0.35

/** Windows face east and west, with double glazing, average shading and a usual frame: tables 6b to 6d. */
function solarW(windowsM2: number, month: number): number {
  const facing = { facing: 'east', pitchDeg: 90, latitude: UK_AVERAGE.latitude, month } as const
  const onWindowsW = (UK_AVERAGE.horizontalW[month] ?? NaN) * tiltFactor(facing)
  return 0.9 * windowsM2 * onWindowsW * 0.76 * 0.7 * 0.77
}

/** Hours in which the home loses most of its warmth. */
const timeConstant = ({ heatLossWPerK, floorAreaM2, massKjPerM2K }: SapHome) =>
  (massKjPerM2K * floorAreaM2) / (3.6 * heatLossWPerK)

/** Share of the gains that replaces heating: table 9a. */
function utilisation({ home, gainsW, lostW }: { home: SapHome; gainsW: number; lostW: number }): number {
  const ratio = gainsW / lostW
  const power = 1 + timeConstant(home) / 15
  if (!(ratio > 0)) return 1
  return Math.abs(ratio - 1) < 1e-9 ? power / (power + 1) : (1 - ratio ** power) / (1 - ratio ** (power + 1))
}

type Month = { home: SapHome; system: SapSystem; gainsW: number; outdoorC: number }

function meanIndoorC({ home, system, gainsW, outdoorC }: Month): number {
  const hlp = Math.min(HLP_MAX, home.heatLossWPerK / home.floorAreaM2)
  const elsewhereC = LIVING_C - hlp + hlp ** 2 / 12
  const meanOf = (heatedC: number, off: readonly number[]) => {
    const useful = utilisation({ home, gainsW, lostW: home.heatLossWPerK * (heatedC - outdoorC) }) * gainsW
    const unheatedC = outdoorC + useful / home.heatLossWPerK
    const lowestC = (1 - system.responsiveness) * (heatedC - 2) + system.responsiveness * unheatedC
    return heatedC - off.reduce((sum, hours) => sum + fallK({ hours, dropK: heatedC - lowestC, home }), 0)
  }
  const living = livingShare(home.floorAreaM2)
  const elsewhere = system.controlType === 3 ? OFF_HOURS.late : OFF_HOURS.living
  return living * meanOf(LIVING_C, OFF_HOURS.living) + (1 - living) * meanOf(elsewhereC, elsewhere) + system.adjustmentK
}

/** Fall of the daily mean in a time without heating: table 9b. */
function fallK({ hours, dropK, home }: { hours: number; dropK: number; home: SapHome }): number {
  const coolingHours = 4 + 0.25 * timeConstant(home)
  const full = hours > coolingHours ? hours - 0.5 * coolingHours : (0.5 * hours ** 2) / coolingHours
  return (Math.max(0, dropK) * full) / 24
}

/** By habitable rooms, one for each 20 m²: table 22 of RdSAP 10. */
function livingShare(areaM2: number): number {
  const rooms = Math.max(1, Math.round(areaM2 / 20))
  return [0.75, 0.5, 0.3, 0.25, 0.21, 0.18, 0.16, 0.14][rooms - 1] ?? 0.13
}
