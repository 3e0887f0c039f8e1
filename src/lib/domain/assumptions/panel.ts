import type { Assumption } from './assumption'
import { standing } from './standing'

/** What one Powerboard panel gives, on both bases that its data allow, until a test report settles which. */
export const PANEL = {
  'panel.rated-output': standing({ name: 'Rated power of a panel', unit: 'W', value: 225, from: 'Product data', read: '2026-11-20', confidence: 'assumed' }),
  /** Net radiation of 0.72 m² at 52.5 °C into a room at 20 °C, emissivity 0.9, and 1 W/m²K of convection; 0.5 to 2 in its spread. */
  'panel.output-at-stated-temperature': standing({ name: 'Heat from the front of a panel at its stated temperature', unit: 'W', value: 165.3, low: 153.6, high: 188.7, from: 'Stefan and Boltzmann, at the stated 52.5 °C', read: '2026-11-20', confidence: 'computed' }),
} as const satisfies Record<string, Assumption>
