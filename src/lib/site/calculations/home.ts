import { climateOf, type AreaClimate } from '@/lib/domain/climate/area-climate'
import { designOutdoor } from '@/lib/domain/climate/climate-quantities'
import type { AirMethod } from '@/lib/domain/heat-loss/air-changes'
import type { Conditions } from '@/lib/domain/heat-loss/room'
import { ANSWERED } from '@/lib/domain/house/sources'
import { given, type Quantity } from '@/lib/domain/quantity/quantity'
import type { AgeBand } from '@/lib/domain/u-values/age-bands'
import type { Nation } from '@/lib/domain/u-values/nations'
import { BRIDGING_SOURCE, bridgingY as usualBridgingY } from '@/lib/domain/u-values/other-elements'

type Outdoor = { from: 'value'; outdoorC: number } | { from: 'postcode-area'; area: string; coldSpell: boolean }

/** What is asked of a home as a whole. */
export type HomeAsked = {
  nation: Nation
  ageBand: AgeBand
  outdoor: Outdoor
  air: AirMethod
  bridgingY?: number | undefined
  neighbours: Conditions['neighbours']
}

/** The conditions that all rooms of a home share, and its climate where its postcode area is known. */
export function homeOf({ ageBand, outdoor, air, bridgingY, neighbours }: HomeAsked): {
  conditions: Conditions
  climate: AreaClimate | null
} {
  const climate = outdoor.from === 'postcode-area' ? climateIn(outdoor.area) : null
  const bridging = given({
    key: 'home.bridging',
    name: 'Corners and joints for each square metre',
    unit: 'W/m²K',
    value: bridgingY ?? usualBridgingY(ageBand),
    source: bridgingY === undefined ? BRIDGING_SOURCE : ANSWERED,
  })
  return { conditions: { ageBand, outdoor: outdoorOf(outdoor), bridging, air, neighbours }, climate }
}

function outdoorOf(outdoor: Outdoor): Quantity {
  if (outdoor.from === 'postcode-area')
    return designOutdoor({ climate: climateIn(outdoor.area), coldSpell: outdoor.coldSpell })
  return given({
    key: 'climate.outdoor',
    name: 'Temperature outdoors on a cold day',
    unit: '°C',
    value: outdoor.outdoorC,
    source: ANSWERED,
  })
}

function climateIn(area: string): AreaClimate {
  const climate = climateOf(area)
  if (!climate) throw new Error(`No climate for "${area}"`)
  return climate
}
