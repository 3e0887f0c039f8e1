import { expect, test } from 'vitest'

import { regionOfArea } from '@/lib/domain/electrical/area-region'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'
import { readDataset } from '@/lib/seed/places/dataset'

import { estimateFor } from './engine/estimate'
import { USUAL_HOME } from './engine/home-questions'
import { SAMPLE_BASIS } from './quick/sample-numbers'

const HOMES = {
  terrace: { type: 'terrace', area: '80', built: 'before-1900' },
  semi: { type: 'semi', area: '90', built: '1950-1966' },
  flat: { type: 'flat-middle', area: '62', built: '1991-1995', heating: 'panel-heaters' },
}

/** Places whose electricity region is the one that the calculator takes for their postcode area. */
const PLACES = readDataset().filter(({ path }) =>
  ['bath', 'swindon', 'manchester', 'aberdeen', 'cardiff', 'inverness', 'plymouth'].includes(path),
)

test.each(PLACES.map((place) => [place.name, place] as const))(
  'the homes of %s are those of the quick calculator, to the penny',
  (_name, place) => {
    const { area, climate, homes } = localFacts({ place, basis: SAMPLE_BASIS, homesOf: localHomes })
    expect(regionOfArea(area)?.region).toBe(place.electricityRegion)
    for (const { key, fitted, circuits, yearKwh, designWatts, pence } of homes) {
      const told = { ...USUAL_HOME, ...HOMES[key], postcode: area, altitude: String(climate.altitudeM) }
      const read = readQuickEstimate(told)
      if (!read.ok) throw new Error(JSON.stringify(read.errors))
      const estimate = estimateFor({ answers: read.answers, basis: SAMPLE_BASIS })
      const yearOf = (wanted: string) => estimate.systems.find(({ system }) => system === wanted)?.pence?.value
      expect(fitted.panels).toBe(estimate.panels.rated.panels.value)
      expect(circuits).toBe(estimate.panels.rated.circuits.value)
      expect(fitted.givenWatts).toBeCloseTo(estimate.comfort.givenWatts, 6)
      expect(designWatts).toBeCloseTo(estimate.heatLossWatts.value, 6)
      expect(yearKwh).toBeCloseTo(estimate.alwaysWarmKwh.value, 6)
      expect(pence && Object.values(pence).map(Math.round)).toEqual(
        ['infrared', 'gas-old', 'heat-pump', 'storage-heaters'].map((system) => Math.round(yearOf(system) ?? NaN)),
      )
    }
  },
)

test('all of these places exist', () => expect(PLACES).toHaveLength(7))
