import { given, type Source } from '../quantity/quantity'
import { uncapital } from '../text/uncapital'
import { type Behind, BEHIND_PANEL } from './back-loss'
import { assumed, frontGivens, type FrontRecord } from './front-givens'

/** A panel's product record with its source. */
export type PanelRecord = FrontRecord & {
  powerWatts: number
  powerDensityWattsPerM2: number
  voltage: number
  resistanceOhms: number
  heatingWidthMm: number
  weightKg: number
}

const MAINS: Source = {
  title: 'Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 % − 6 %',
  date: '2026-11-20',
  confidence: 'well-known',
}

export type PanelGivens = ReturnType<typeof panelGivens>

/** All inputs of the panel calculation: its record, with our assumptions on panel and room. */
export function panelGivens({ record, behind }: { record: PanelRecord; behind: Behind }) {
  const { source } = record
  const { name, uValue, airC } = BEHIND_PANEL[behind]
  return {
    ...frontGivens(record),
    ratedPower: given({ key: 'panel.rated-power', name: 'Rated power', unit: 'W', value: record.powerWatts, source }),
    heatedDensity: given({
      key: 'panel.heated-density',
      name: 'Rated power per square metre of heated zone',
      unit: 'W/m²',
      value: record.powerDensityWattsPerM2,
      source,
    }),
    voltage: given({
      key: 'panel.voltage',
      name: 'Mains voltage',
      unit: 'V',
      value: record.voltage,
      source: MAINS,
      spread: { low: 216.2, high: 253 },
    }),
    resistance: given({ key: 'panel.resistance', name: 'Resistance', unit: 'Ω', value: record.resistanceOhms, source }),
    heatedWidth: given({
      key: 'panel.heated-width',
      name: 'Width of the heated zone',
      unit: 'm',
      value: record.heatingWidthMm / 1_000,
      source,
    }),
    mass: given({ key: 'panel.mass', name: 'Mass', unit: 'kg', value: record.weightKg, source }),
    backU: given({
      key: 'panel.back-u-value',
      name: `U-value behind the panel: ${uncapital(name)}`,
      unit: 'W/m²K',
      source: assumed(name),
      ...uValue,
    }),
    behindAir: given({
      key: 'panel.air-behind',
      name: `Air temperature behind the panel: ${uncapital(name)}`,
      unit: '°C',
      source: assumed(name),
      ...airC,
    }),
    heatCapacity: given({
      key: 'panel.heat-capacity',
      name: 'Specific heat capacity of the panel',
      unit: 'J/kgK',
      value: 900,
      source: assumed('Between gypsum and aluminium'),
      spread: { low: 840, high: 1_090 },
    }),
  }
}
