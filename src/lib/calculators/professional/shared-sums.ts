import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { AssumptionKey, Assumptions } from '@/lib/domain/assumptions/default-assumptions'
import { type EffectiveAssumptions, effectiveAssumptions } from '@/lib/domain/assumptions/effective'
import { legacyCategoryOf } from '@/lib/domain/building/heat-loss/air-changes'
import type { Conditions } from '@/lib/domain/building/heat-loss/room'
import { ageBandOfBuilt } from '@/lib/domain/building/home/built'
import { type AreaClimate, climateOf, USUAL_AREA } from '@/lib/domain/climate/area-climate'
import { regionOfArea } from '@/lib/domain/electrical/area-region'
import { ownFigureSource } from '@/lib/domain/estimate/own-figure-limits'
import { withOwnFigures } from '@/lib/domain/estimate/own-figures'
import { type OfferedPanel, type PanelOutputs, panelOutputs, riseOf } from '@/lib/domain/estimate/panel-outputs'
import type { Project, ProjectHome } from '@/lib/domain/estimate/project'
import { ruleQuantity } from '@/lib/domain/estimate/rule-quantity'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import type { Quantity } from '@/lib/domain/quantity/quantity'

import { homeOf } from '../api/home'
import { type Basis, panelNameIn, withPanel } from '../engine/estimate-basis'
import { fillMissing } from '../engine/fill-missing'
import type { BuiltAs } from './construction-u'

/** Shared inputs for all rooms of a project. */
export type SharedSums = BuiltAs & {
  /** The ISO date of the prices. */
  date: string
  home: ProjectHome
  conditions: Conditions
  climate: AreaClimate
  /** W/m² by the manufacturer's rule of thumb. */
  rule: Quantity
  panel: OfferedPanel
  /** See `panelNameIn`. */
  panelName: string | null
  outputs: PanelOutputs
  /** How far above the air a panel radiates, for each output. */
  rise: PanelOutputs
  /** Current prices and factors. */
  effective: EffectiveAssumptions
  /** Replaces our figures with the user's in any piece of the calculation. */
  withOwn: <Value>(value: Value) => Value
}

/** The room-independent portion of a project's calculation. */
export function sharedSums({ home, own, basis }: Pick<Project, 'home' | 'own'> & { basis: Basis }): SharedSums {
  const offer = withPanel(basis, home.panel)
  const { date, numbers, panel } = offer
  const { nation, built, postcodeArea, outdoorC, coldSpell, airMethod, draughtiness, neighbours } = home
  const ageBand = ageBandOfBuilt({ built, nation })
  const ofArea = climateOf(postcodeArea ?? USUAL_AREA)
  if (!ofArea) throw new Error(`No climate for "${postcodeArea}"`) // the schema rejects unknown areas
  const altitudeM = home.altitudeM ?? undefined
  const climate = { ...ofArea, ...(altitudeM !== undefined && { altitudeM }) }
  const { conditions } = homeOf({
    nation,
    ageBand,
    outdoor:
      outdoorC === null
        ? { from: 'postcode-area', area: climate.area, coldSpell, altitudeM }
        : { from: 'value', outdoorC },
    air:
      airMethod === 'legacy'
        ? { method: 'legacy', category: legacyCategoryOf(ageBand) }
        : { method: 'current', draughtiness },
    neighbours,
  })
  const region = postcodeArea === null ? null : (regionOfArea(postcodeArea)?.region ?? null)
  const { assumptions, changes } = fillMissing({
    assumptions: withPrice({ assumptions: assumptionsFor({ numbers, region }), pencePerKwh: home.pencePerKwh, date }),
    changes: own,
    date,
    source: ownFigureSource(date),
  })
  const withOwn = withOwnFigures({ own: changes, home, date })
  const outputs = withOwn(panelOutputs(panel))
  return {
    date,
    home,
    ageBand,
    nation,
    climate,
    panel,
    panelName: panelNameIn(offer),
    withOwn,
    conditions: withOwn(conditions),
    rule: withOwn(ruleQuantity({ ageBand, nation })),
    outputs,
    rise: withOwn(riseOf(panel, outputs)),
    effective: ownInForce({ effective: inForceOn({ assumptions, date }), withOwn }),
  }
}

/** A user's own price does not expire. */
function ownInForce({
  effective: { get, find, expired },
  withOwn,
}: Pick<SharedSums, 'effective' | 'withOwn'>): EffectiveAssumptions {
  const isOurs = ({ key }: { key: AssumptionKey }) => withOwn(get(key)).insteadOf === undefined
  return {
    ok: true,
    get: (key) => withOwn(get(key)),
    find: (key) => withOwn(find(key)),
    expired: expired.filter(isOurs),
  }
}

/** A user's own electricity price is effective on the requested date. */
function withPrice({
  assumptions,
  pencePerKwh,
  date,
}: {
  assumptions: Assumptions
  pencePerKwh: number | null
  date: string
}): Assumptions {
  if (pencePerKwh === null) return assumptions
  const own = {
    ...assumptions['price.electricity'],
    periods: [{ validFrom: date, validTo: date, value: pencePerKwh, source: ANSWERED }],
  }
  return { ...assumptions, 'price.electricity': own }
}

function inForceOn(input: { assumptions: Assumptions; date: string }): EffectiveAssumptions {
  const effective = effectiveAssumptions(input)
  if (!effective.ok) throw new Error(`No prices on ${input.date}: ${effective.reason}`) // the server sets the date
  return effective
}
