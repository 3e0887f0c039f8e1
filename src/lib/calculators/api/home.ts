import type { AirMethod } from '@/lib/domain/building/heat-loss/air-changes'
import type { Conditions } from '@/lib/domain/building/heat-loss/room'
import type { AgeBand } from '@/lib/domain/building/u-values/age-bands'
import type { Nation } from '@/lib/domain/building/u-values/nations'
import { BRIDGING_SOURCE, bridgingY as usualBridgingY } from '@/lib/domain/building/u-values/other-elements'
import { type AreaClimate, climateOf } from '@/lib/domain/climate/area-climate'
import { designOutdoor } from '@/lib/domain/climate/climate-quantities'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import { given, type Quantity } from '@/lib/domain/quantity/quantity'

type Outdoor =
  | { from: 'value'; outdoorC: number }
  | { from: 'postcode-area'; area: string; coldSpell: boolean; altitudeM?: number | undefined }

/** Input for a home as a whole. */
export type HomeInput = {
  nation: Nation
  ageBand: AgeBand
  outdoor: Outdoor
  air: AirMethod
  bridgingY?: number | undefined
  neighbours: Conditions['neighbours']
}

/** Conditions shared by all rooms of a home, with its climate if the postcode area is given. */
export function homeOf({ ageBand, outdoor, air, bridgingY, neighbours }: HomeInput): {
  conditions: Conditions
  climate: AreaClimate | null
} {
  const climate = outdoor.from === 'postcode-area' ? climateIn(outdoor) : null
  const bridging = given({
    key: 'home.bridging',
    name: 'Corners and joints per square metre',
    unit: 'W/m²K',
    value: bridgingY ?? usualBridgingY(ageBand),
    source: bridgingY === undefined ? BRIDGING_SOURCE : ANSWERED,
  })
  return { conditions: { ageBand, outdoor: outdoorOf(outdoor), bridging, air, neighbours }, climate }
}

function outdoorOf(outdoor: Outdoor): Quantity {
  if (outdoor.from === 'postcode-area')
    return designOutdoor({ climate: climateIn(outdoor), coldSpell: outdoor.coldSpell })
  return given({
    key: 'climate.outdoor',
    name: 'Temperature outdoors on a cold day',
    unit: '°C',
    value: outdoor.outdoorC,
    source: ANSWERED,
  })
}

function climateIn({ area, altitudeM }: Extract<Outdoor, { from: 'postcode-area' }>): AreaClimate {
  const climate = climateOf(area)
  if (!climate) throw new Error(`No climate for "${area}"`)
  return { ...climate, ...(altitudeM !== undefined && { altitudeM }) }
}
