import { derived } from '../quantity/quantity'
import { backHeat, BEHIND_PANEL, type Behind } from './back-loss'
import { panelElectricity } from './panel-electricity'
import { panelFront } from './panel-front'
import { panelGivens, type PanelRecord } from './panel-givens'
import { warmUpMinutes } from './warm-up'

/**
 * What a panel counts for when a room is fitted out: its electrical input, all of which becomes heat somewhere, or what
 * its front gives off at the temperature its maker states. The two differ until a test report says which holds.
 */
export type PanelOutputBasis = 'ratedInput' | 'emittedAtStatedTemp'

/** All that can be said of a panel's heat, with its working; `output` is what it counts for on the basis asked for. Throws OutOfRange. */
export function panelOutput({
  record,
  basis,
  behind,
}: {
  record: PanelRecord
  basis: PanelOutputBasis
  behind: Behind
}) {
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
      name: 'Least time to warm the whole panel through',
      unit: 'min',
      inputs: [mass, heatCapacity, ratedPower, surface, air],
      formula: 'm × c × (Ts − Ta) ÷ P ÷ 60',
      compute: (massKg, heatCapacityJoulesPerKgK, watts, surfaceC, airC) =>
        warmUpMinutes({ massKg, heatCapacityJoulesPerKgK, watts, riseK: surfaceC - airC }),
    }),
    output: basis === 'ratedInput' ? ratedPower : front.front,
  }
}
