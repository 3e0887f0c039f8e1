import { derived, given, type Quantity, type Source } from '../quantity/quantity'

/** Product record fields for the front of a panel. */
export type FrontRecord = { source: Source; widthMm: number; heightMm: number; operatingTempC: number }

export type FrontGivens = ReturnType<typeof frontGivens>

/** The rated temperature is the middle of 50 to 55 °C. */
const SURFACE_SPREAD_K = 2.5

/** Inputs for the heat from the front of a panel: its record, with our assumptions on coating and room. */
export function frontGivens({ source, widthMm, heightMm, operatingTempC }: FrontRecord) {
  const width = given({ key: 'panel.width', name: 'Width of the panel', unit: 'm', value: widthMm / 1_000, source })
  const height = given({ key: 'panel.height', name: 'Height of the panel', unit: 'm', value: heightMm / 1_000, source })
  const room = (key: string, name: string): Quantity =>
    given({ key, name, unit: '°C', value: 20, source: assumed('A living room in use'), spread: { low: 18, high: 21 } })
  return {
    area: derived({
      key: 'panel.area',
      name: 'Area of the front',
      unit: 'm²',
      inputs: [width, height],
      formula: 'width × height',
      compute: (across, along) => across * along,
    }),
    surface: given({
      key: 'panel.surface-temperature',
      name: 'Mean temperature of the front',
      unit: '°C',
      value: operatingTempC,
      source,
      spread: { low: operatingTempC - SURFACE_SPREAD_K, high: operatingTempC + SURFACE_SPREAD_K },
    }),
    emissivity: EMISSIVITY,
    convection: CONVECTION,
    surroundings: room('panel.surroundings', 'Mean temperature of the room’s surfaces'),
    air: room('panel.air', 'Air temperature of the room'),
  }
}

/** An assumption, reviewed with the other panel physics. */
export function assumed(title: string): Source {
  return { title, date: '2026-11-20', confidence: 'assumed' }
}

export const EMISSIVITY = given({
  key: 'panel.emissivity',
  name: 'Emissivity of the front',
  unit: '',
  value: 0.9,
  source: assumed('Matt paint and powder coatings'),
  spread: { low: 0.85, high: 0.95 },
})

export const CONVECTION = given({
  key: 'panel.convection',
  name: 'Heat that still air takes up below a warm ceiling',
  unit: 'W/m²K',
  value: 1,
  source: assumed('Warm plates facing down'),
  spread: { low: 0.5, high: 2 },
})
