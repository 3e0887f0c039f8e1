import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { AssumptionKey, Assumptions } from '@/lib/domain/assumptions/default-assumptions'
import { assumptionsInForce, type InForce } from '@/lib/domain/assumptions/in-force'
import { climateOf, type AreaClimate } from '@/lib/domain/climate/area-climate'
import { regionOfArea } from '@/lib/domain/electricity/area-region'
import { legacyCategoryOf } from '@/lib/domain/heat-loss/air-changes'
import type { Conditions } from '@/lib/domain/heat-loss/room'
import { ageBandOfBuilt } from '@/lib/domain/house/built'
import { ANSWERED } from '@/lib/domain/house/sources'
import type { Project, ProjectHome } from '@/lib/domain/project/project'
import { withOwnFigures } from '@/lib/domain/project/own-figures'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { USUAL_AREA } from '@/lib/domain/quick-estimate/answers'
import {
  panelOutputs,
  ruleQuantity,
  type OfferedPanel,
  type PanelOutputs,
} from '@/lib/domain/quick-estimate/panels-needed'

import { homeOf } from '../calculations/home'
import type { Basis } from '../quick-calculation/estimate'
import type { BuiltAs } from './construction-u'

/** What all rooms of a project are worked out with. */
export type SharedSums = BuiltAs & {
  home: ProjectHome
  conditions: Conditions
  climate: AreaClimate
  /** W/m² by the maker's short rule. */
  rule: Quantity
  panel: OfferedPanel
  outputs: PanelOutputs
  /** Prices and factors of the day. */
  inForce: InForce
  /** Any part of the sums with the engineer's own figures for the home in place of ours. */
  withOwn: <Part>(part: Part) => Part
}

/** The part of a project's sums that no room changes. */
export function sharedSums({
  home,
  own,
  basis: { date, numbers, panel },
}: Pick<Project, 'home' | 'own'> & { basis: Basis }): SharedSums {
  const { nation, built, postcodeArea, outdoorC, coldSpell, airMethod, draughtiness, neighbours } = home
  const ageBand = ageBandOfBuilt({ built, nation })
  const climate = climateOf(postcodeArea ?? USUAL_AREA)
  if (!climate) throw new Error(`No climate for "${postcodeArea}"`) // the schema lets no such area pass
  const { conditions } = homeOf({
    nation,
    ageBand,
    outdoor: outdoorC === null ? { from: 'postcode-area', area: climate.area, coldSpell } : { from: 'value', outdoorC },
    air:
      airMethod === 'legacy'
        ? { method: 'legacy', category: legacyCategoryOf(ageBand) }
        : { method: 'current', draughtiness },
    neighbours,
  })
  const region = postcodeArea === null ? null : (regionOfArea(postcodeArea)?.region ?? null)
  const assumptions = withPrice({
    assumptions: assumptionsFor({ numbers, region }),
    pencePerKwh: home.pencePerKwh,
    date,
  })
  const withOwn = withOwnFigures({ own, home, date })
  return {
    home,
    ageBand,
    nation,
    climate,
    panel,
    withOwn,
    conditions: withOwn(conditions),
    rule: withOwn(ruleQuantity(ageBand)),
    outputs: withOwn(panelOutputs(panel)),
    inForce: ownInForce({ inForce: inForceOn({ assumptions, date }), withOwn }),
  }
}

/** A price of one's own doesn't run out. */
function ownInForce({ inForce: { get, find, expired }, withOwn }: Pick<SharedSums, 'inForce' | 'withOwn'>): InForce {
  const isOurs = ({ key }: { key: AssumptionKey }) => withOwn(get(key)).insteadOf === undefined
  return {
    ok: true,
    get: (key) => withOwn(get(key)),
    find: (key) => withOwn(find(key)),
    expired: expired.filter(isOurs),
  }
}

/** Somebody's own price of electricity holds on the day that it is asked for. */
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

function inForceOn(asked: { assumptions: Assumptions; date: string }): InForce {
  const inForce = assumptionsInForce(asked)
  if (!inForce.ok) throw new Error(`No prices on ${asked.date}: ${inForce.reason}`) // the day is ours
  return inForce
}
