import { derived } from '../quantity/quantity'
import { backHeat, type Behind, BEHIND_PANEL } from './back-loss'
import { panelElectricity } from './panel-electricity'
import { panelFront } from './panel-front'
import { panelGivens, type PanelRecord } from './panel-givens'
import { warmUpMinutes, warmUpRise } from './warm-up'

/**
 * The energy balance of a panel, with working: the heat from its front at the stated temperature, the heat from its
 * back into the space behind it, and the power that neither accounts for. Throws OutOfRange.
 */
export function panelOutput({ record, behind }: { record: PanelRecord; behind: Behind }) {
  const from = panelGivens({ record, behind })
  const { ratedPower, area, surface, air, backU, behindAir, mass, heatCapacity } = from
  const front = panelFront(from)
  const back = derived({
    key: 'panel.back',
    name: 'Heat from the back',
    unit: 'W',
    inputs: [area, backU, surface, behindAir],
    formula: 'U × A × (Ts − Tb)',
    compute: (areaM2, uValue, surfaceC, behindC) => backHeat({ areaM2, uValue, surfaceC, behindC }),
  })
  const { lost } = BEHIND_PANEL[behind]
  return {
    ...panelElectricity(from),
    ...front,
    back,
    lost: derived({
      key: 'panel.lost',
      name: 'Heat from the back that leaves the home',
      unit: 'W',
      inputs: [back],
      formula: lost ? 'all of it' : 'none: it warms the room above',
      compute: (watts) => (lost ? watts : 0),
    }),
    unaccounted: derived({
      key: 'panel.unaccounted',
      name: 'Rated power that neither front nor back accounts for',
      unit: 'W',
      inputs: [ratedPower, front.front, back],
      formula: 'P − front − back',
      compute: (rated, forwards, backwards) => rated - forwards - backwards,
    }),
    warmUp: derived({
      key: 'panel.warm-up',
      name: 'Shortest time to warm the whole panel',
      unit: 'min',
      inputs: [mass, heatCapacity, ratedPower, surface, air],
      formula: 'm × c × (Ts − Ta) ÷ P ÷ 60',
      compute: (massKg, heatCapacityJoulesPerKgK, watts, surfaceC, airC) =>
        warmUpMinutes({ massKg, heatCapacityJoulesPerKgK, watts, riseK: surfaceC - airC }),
    }),
    earlyRise: derived({
      key: 'panel.early-rise',
      name: 'Greatest rise of its mean temperature in five minutes',
      unit: 'K',
      inputs: [mass, heatCapacity, ratedPower],
      formula: 'P × 300 s ÷ (m × c)',
      compute: (massKg, heatCapacityJoulesPerKgK, watts) =>
        warmUpRise({ massKg, heatCapacityJoulesPerKgK, watts, minutes: 5 }),
    }),
  }
}
