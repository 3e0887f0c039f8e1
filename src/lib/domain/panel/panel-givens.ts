import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { BEHIND_PANEL, type Behind } from './back-loss'

/** What the record of a panel states, and where it has that from. */
export type PanelRecord = {
  source: Source
  powerWatts: number
  powerDensityWattsPerM2: number
  voltage: number
  resistanceOhms: number
  widthMm: number
  heightMm: number
  heatingWidthMm: number
  weightKg: number
  operatingTempC: number
}

const assumed = (title: string): Source => ({ title, date: '2026-11-20', confidence: 'assumed' })
const MAINS: Source = { title: 'Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 % − 6 %', date: '2026-11-20', confidence: 'well-known' }

/** The stated temperature is the middle of 50 to 55 °C. */
const SURFACE_SPREAD_K = 2.5

export type PanelGivens = ReturnType<typeof panelGivens>

/** All that the sums of a panel start from: the figures of its record, and what we assume of it and its room. */
export function panelGivens({ record, behind }: { record: PanelRecord; behind: Behind }) {
  const { source } = record
  const { name, uValue, airC } = BEHIND_PANEL[behind]
  const metres = (key: string, title: string, mm: number): Quantity => given({ key, name: title, unit: 'm', value: mm / 1_000, source })
  const room = (key: string, title: string): Quantity =>
    given({ key, name: title, unit: '°C', value: 20, source: assumed('A living room in use'), spread: { low: 18, high: 21 } })

  const width = metres('panel.width', 'Width', record.widthMm)
  const height = metres('panel.height', 'Height', record.heightMm)

  return {
    ratedPower: given({ key: 'panel.rated-power', name: 'Rated power', unit: 'W', value: record.powerWatts, source }),
    heatedDensity: given({ key: 'panel.heated-density', name: 'Rated power of each square metre that is heated', unit: 'W/m²', value: record.powerDensityWattsPerM2, source }),
    voltage: given({ key: 'panel.voltage', name: 'Mains voltage', unit: 'V', value: record.voltage, source: MAINS, spread: { low: 216.2, high: 253 } }),
    resistance: given({ key: 'panel.resistance', name: 'Resistance', unit: 'Ω', value: record.resistanceOhms, source }),
    area: derived({ key: 'panel.area', name: 'Area of the front', unit: 'm²', inputs: [width, height], formula: 'width × height', compute: (across, along) => across * along }),
    heatedWidth: metres('panel.heated-width', 'Width of the heated zone', record.heatingWidthMm),
    mass: given({ key: 'panel.mass', name: 'Mass', unit: 'kg', value: record.weightKg, source }),
    surface: given({
      key: 'panel.surface-temperature',
      name: 'Mean temperature of the front',
      unit: '°C',
      value: record.operatingTempC,
      source,
      spread: { low: record.operatingTempC - SURFACE_SPREAD_K, high: record.operatingTempC + SURFACE_SPREAD_K },
    }),
    emissivity: given({ key: 'panel.emissivity', name: 'Emissivity of the front', unit: '', value: 0.9, source: assumed('Matt paint and powder coatings'), spread: { low: 0.85, high: 0.95 } }),
    convection: given({
      key: 'panel.convection',
      name: 'Heat that still air takes up below a warm ceiling',
      unit: 'W/m²K',
      value: 1,
      source: assumed('Warm plates facing down'),
      spread: { low: 0.5, high: 2 },
    }),
    surroundings: room('panel.surroundings', 'Mean temperature of the room’s surfaces'),
    air: room('panel.air', 'Air temperature of the room'),
    backU: given({ key: 'panel.back-u-value', name: `U-value behind the panel: ${uncapital(name)}`, unit: 'W/m²K', source: assumed(name), ...uValue }),
    behindAir: given({ key: 'panel.air-behind', name: `Air temperature behind the panel: ${uncapital(name)}`, unit: '°C', source: assumed(name), ...airC }),
    heatCapacity: given({
      key: 'panel.heat-capacity',
      name: 'Heat that a kilogram of panel takes up for each kelvin',
      unit: 'J/kgK',
      value: 900,
      source: assumed('Between gypsum and aluminium'),
      spread: { low: 840, high: 1_090 },
    }),
  }
}

const uncapital = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
