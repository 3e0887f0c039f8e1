import { derived } from '../quantity/quantity'
import type { PanelGivens } from './panel-givens'
import { heatedZone, powerDensity } from './power-density'
import { resistorPower } from './resistor'

/** A panel's electrical input and power density, with working. */
export function panelElectricity({ voltage, resistance, ratedPower, area, heatedDensity, heatedWidth }: PanelGivens) {
  const mains = [voltage, resistance] as const
  const zone = [ratedPower, heatedDensity, heatedWidth] as const
  return {
    power: derived({
      key: 'panel.power',
      name: 'Power at this voltage',
      unit: 'W',
      inputs: mains,
      formula: 'V² ÷ R',
      compute: (volts, ohms) => resistorPower({ volts, ohms }).watts,
    }),
    current: derived({
      key: 'panel.current',
      name: 'Current at this voltage',
      unit: 'A',
      inputs: mains,
      formula: 'V ÷ R',
      compute: (volts, ohms) => resistorPower({ volts, ohms }).amps,
    }),
    density: derived({
      key: 'panel.density',
      name: 'Rated power per square metre of panel',
      unit: 'W/m²',
      inputs: [ratedPower, area],
      formula: 'P ÷ A',
      compute: (watts, areaM2) => powerDensity({ watts, areaM2 }),
    }),
    heatedArea: derived({
      key: 'panel.heated-area',
      name: 'Heated area',
      unit: 'm²',
      inputs: zone,
      formula: 'P ÷ rated power per square metre',
      compute: (watts, wattsPerM2, widthM) => heatedZone({ watts, wattsPerM2, widthM }).areaM2,
    }),
    heatedLength: derived({
      key: 'panel.heated-length',
      name: 'Length of the heated zone',
      unit: 'm',
      inputs: zone,
      formula: 'heated area ÷ its width',
      compute: (watts, wattsPerM2, widthM) => heatedZone({ watts, wattsPerM2, widthM }).lengthM,
    }),
  }
}
