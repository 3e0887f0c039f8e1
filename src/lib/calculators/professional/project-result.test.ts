import { describe, expect, it, test } from 'vitest'

import type { Project, ProjectRoom } from '@/lib/domain/estimate/project'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import { workingOf } from '@/lib/domain/quantity/working'
import { professionalProjectSchema, reportedProjectSchema } from '@/lib/schemas/calculate/professional-project'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { cachedRooms } from './cached-rooms'
import { EXAMPLE_PROJECT } from './example-project'
import { projectOutcome } from './project-outcome'
import { projectResult } from './project-result'
import type { RoomFigures, RoomResult } from './room-result'
import { sharedSums } from './shared-sums'

const worked = (project: Project) => projectResult({ project, basis: SAMPLE_BASIS })
const figuresIn = (rooms: readonly RoomResult[]) => rooms.filter((room): room is RoomFigures => room.ok)
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const withRoom = (change: Partial<ProjectRoom>): Project => ({
  ...EXAMPLE_PROJECT,
  rooms: EXAMPLE_PROJECT.rooms.map((room, index) => (index === 0 ? { ...room, ...change } : room)),
})

describe('the example', () => {
  const result = worked(EXAMPLE_PROJECT)
  const rooms = figuresIn(result.rooms)

  it('is a valid project', () => {
    expect(professionalProjectSchema.parse(EXAMPLE_PROJECT)).toEqual(EXAMPLE_PROJECT)
  })

  it('is valid in a report with its unfinished rooms', () => {
    const unfinished = [{ name: 'Lounge', entered: 'Length: 4.2', missing: 'Give the height' }]
    expect(reportedProjectSchema.parse(EXAMPLE_PROJECT).unfinished).toEqual([])
    expect(reportedProjectSchema.parse({ ...EXAMPLE_PROJECT, unfinished })).toEqual({ ...EXAMPLE_PROJECT, unfinished })
    for (const wrong of [{ unfinished: 2 }, { unfinished: [{ name: 'Lounge' }] }, { colour: 'red' }])
      expect(reportedProjectSchema.safeParse({ ...EXAMPLE_PROJECT, ...wrong }).success).toBe(false)
  })

  it('adds up: every total is the sum of its rooms', () => {
    expect(rooms).toHaveLength(EXAMPLE_PROJECT.rooms.length)
    expect(result.totals?.heatLoss.value).toBeCloseTo(total(rooms.map(({ loss }) => loss.heatLoss.value)), 6)
    expect(result.totals?.ruleWatts.value).toBeCloseTo(total(rooms.map(({ ruleWatts }) => ruleWatts.value)), 6)
    expect(result.totals?.panels.value).toBe(total(rooms.map(({ panels }) => panels.value)))
    for (const { shares, loss } of rooms)
      expect(total(shares.map(({ watts }) => watts))).toBeCloseTo(loss.heatLoss.value, 6)
  })

  it('has a circuit for every panel, none with more than 13', () => {
    const { schedule, working } = result.circuits ?? { schedule: [], working: null }
    expect(total(schedule.map(({ panels }) => panels))).toBe(result.totals?.panels.value)
    expect(schedule).toHaveLength(working?.circuits.value ?? NaN)
    expect(schedule.every(({ panels, load }) => panels <= 13 && load.isAllowed)).toBe(true)
    for (const { room, panels } of rooms) {
      expect(
        total(schedule.flatMap((circuit) => circuit.rooms.filter(({ id }) => id === room.id).map((on) => on.panels))),
      ).toBe(panels.value)
    }
  })

  it('compares both methods: the rule of 35 W/m² before 1975, and the loss of the elements', () => {
    const [lounge] = rooms
    expect(lounge?.ruleWatts.value).toBeCloseTo(35 * 4.2 * 3.7, 9)
    expect(lounge?.difference).toBe(
      'The rule gives 544 W, 35 for each m²; by its elements the room loses 1,096 W, 71 for each m², 2 times as much. The rule knows only the floor; most goes here: ground floor 23%, external wall 23%.',
    )
  })

  it('shows its full working, in which no value is missing', () => {
    const { steps } = workingOf(result.quantities)
    expect(steps.every(({ value }) => Number.isFinite(value))).toBe(true)
    expect(steps.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'house.heat-loss',
        'room.r1.panels',
        'circuits.fullest.amps',
        'cable.volt-drop',
        'supply.spare',
        'cost.infrared.energy',
      ]),
    )
  })

  it('lists annual cost and emissions, panels first', () => {
    const [panels, ...others] = result.year?.systems ?? []
    expect(panels?.system).toBe('infrared')
    expect(panels?.pence.value).toBe(
      Math.round((panels?.bought.value ?? NaN) * result.shared.effective.get('price.electricity').value),
    )
    expect(others.map(({ pence }) => pence.value)).toEqual(
      others.map(({ pence }) => pence.value).sort((one, other) => one - other),
    )
  })
})

describe('the manufacturer’s rule', () => {
  it.each([
    ['1967-1975', 35],
    ['1976-1982', 30],
    ['1996-2002', 30],
    ['2003-2006', 25],
    ['from-2023', 25],
  ] as const)('for a home of %s is %d W/m²', (built, wattsPerM2) => {
    const { totals } = worked({ ...EXAMPLE_PROJECT, home: { ...EXAMPLE_PROJECT.home, built } })
    expect((totals?.ruleWatts.value ?? NaN) / (totals?.floorArea.value ?? NaN)).toBeCloseTo(wattsPerM2, 9)
  })
})

describe('a room', () => {
  it('as cold as outdoors is rejected at its temperature, without affecting the others', () => {
    const { rooms, totals } = worked({ ...withRoom({ indoorC: 5 }), home: { ...EXAMPLE_PROJECT.home, outdoorC: 14 } })
    expect(rooms[0]).toMatchObject({ ok: false, field: 'indoorC', message: 'Must be 1 to 60 °C warmer than outdoors' })
    expect(totals?.panels.value).toBeGreaterThan(0)
  })

  it('prefers its own temperature, air changes and U-values to our defaults', () => {
    const [room] = figuresIn(
      worked(withRoom({ indoorC: 24, airChangesPerHour: 3, elements: [own({ areaM2: 10, wattsPerM2K: 2 })] })).rooms,
    )
    expect([room?.loss.indoor.value, room?.loss.airChanges.value, room?.loss.parts[0]?.value]).toEqual([24, 3, 20])
  })

  it('loses nothing through a party wall to equally warm neighbours', () => {
    const [room] = figuresIn(
      worked(withRoom({ elements: [own({ areaM2: 10, wattsPerM2K: 2, beyond: 'heated' })] })).rooms,
    )
    expect(room?.loss.parts[0]?.value).toBe(0)
  })

  it('has the given area, or else length times width', () => {
    const [given] = figuresIn(worked(withRoom({ floorAreaM2: 12 })).rooms)
    expect(given?.loss.floorArea.value).toBe(12)
  })

  it('may be unnamed', () => {
    const [room] = figuresIn(worked(withRoom({ name: '' })).rooms)
    expect(room?.loss.heatLoss.name).toBe('Heat loss of room r1 on a cold day')
  })
})

const own = (element: { areaM2: number; wattsPerM2K: number; beyond?: 'outside' | 'heated' }) =>
  ({
    id: 'e1',
    name: 'Own wall',
    kind: 'wall',
    construction: 'own',
    beyondC: null,
    edgeM: null,
    beyond: 'outside',
    ...element,
  }) as const

describe('cached rooms', () => {
  const shared = sharedSums({ ...EXAMPLE_PROJECT, basis: SAMPLE_BASIS })
  const workOut = cachedRooms()
  const first = projectResult({ project: EXAMPLE_PROJECT, basis: SAMPLE_BASIS, workOut, shared })

  it('are reused when unchanged and recalculated otherwise', () => {
    const second = projectResult({ project: withRoom({ heightM: 3 }), basis: SAMPLE_BASIS, workOut, shared })
    expect(second.rooms.map((room, index) => room === first.rooms[index])).toEqual(
      EXAMPLE_PROJECT.rooms.map((_, index) => index > 0),
    )
    expect(second.totals?.heatLoss.value).toBeCloseTo(worked(withRoom({ heightM: 3 })).totals?.heatLoss.value ?? NaN, 9)
  })

  it('are recalculated in another home', () => {
    const home = { ...EXAMPLE_PROJECT.home, outdoorC: -10 }
    const colder = projectResult({ project: { ...EXAMPLE_PROJECT, home }, basis: SAMPLE_BASIS, workOut })
    expect(colder.totals?.heatLoss.value).toBeGreaterThan(first.totals?.heatLoss.value ?? NaN)
  })
})

describe('a home above the weather data', () => {
  const DATA_M = worked(EXAMPLE_PROJECT).shared.climate.dataAltitudeM
  const at = (altitudeM: number | null) => worked({ ...EXAMPLE_PROJECT, home: { ...EXAMPLE_PROJECT.home, altitudeM } })
  const outdoorC = (altitudeM: number | null) => at(altitudeM).shared.conditions.outdoor.value

  it('is 0.6 K colder for each 100 m, and uses more heat', () => {
    expect(outdoorC(DATA_M + 300)).toBeCloseTo(outdoorC(DATA_M) - 1.8, 9)
    const [high, usual] = [at(375), at(null)]
    expect(high.totals?.heatLoss.value).toBeGreaterThan(usual.totals?.heatLoss.value ?? NaN)
    expect(high.year?.alwaysWarm.value).toBeGreaterThan(usual.year?.alwaysWarm.value ?? NaN)
    expect(high.hash).not.toBe(usual.hash)
    expect(workingOf(high.quantities).steps).toContainEqual(
      expect.objectContaining({ key: 'home.altitude', value: 375, unit: 'm' }),
    )
  })

  it('or below it counts as level with it', () => {
    expect([0, DATA_M].map(outdoorC)).toEqual([outdoorC(null), outdoorC(null)])
  })

  it('keeps its own temperature outdoors', () => {
    const home = { ...EXAMPLE_PROJECT.home, altitudeM: 375, outdoorC: -4 }
    expect(worked({ ...EXAMPLE_PROJECT, home }).shared.conditions.outdoor.value).toBe(-4)
  })
})

describe('a project at the limits of valid input', () => {
  const room = EXAMPLE_PROJECT.rooms[0]
  const { floorAreaM2, heightM, areaM2, wattsPerM2K, elements, rooms, airChangesPerHour } = PROJECT_LIMITS
  const largest = {
    ...room,
    floorAreaM2: floorAreaM2.max,
    heightM: heightM.max,
    airChangesPerHour: airChangesPerHour.max,
    elements: Array.from({ length: elements.max }, (_, index) => ({
      ...own({ areaM2: areaM2.max, wattsPerM2K: wattsPerM2K.max }),
      id: `e${index}`,
    })),
  }

  it('produces no NaN and no spurious limit error', () => {
    const project = {
      ...EXAMPLE_PROJECT,
      rooms: Array.from({ length: rooms.max }, (_, index) => ({ ...largest, id: `r${index}` })),
    } as Project
    const result = worked(project)
    expect(result.circuits).toBeNull()
    expect(result.year).toBeNull()
    for (const quantity of result.quantities) expect(Number.isFinite(quantity.value)).toBe(true)
  })

  it('can be a single closet without any element', () => {
    const result = worked({
      ...EXAMPLE_PROJECT,
      rooms: [{ ...withRoom({}).rooms[0], floorAreaM2: floorAreaM2.min, elements: [] }] as unknown as ProjectRoom[],
    })
    expect(result.totals?.panels.value).toBe(1)
    expect(result.year).not.toBeUndefined()
  })
})

test('the verdict on a project with oil names the grant off the gas grid', () => {
  const home = { ...EXAMPLE_PROJECT.home, heating: 'oil' as const }
  const reasons = projectOutcome(worked({ ...EXAMPLE_PROJECT, home }))?.verdict.reasons ?? []
  expect(reasons.join(' ')).toContain('or £9,000 in place of oil or LPG off the gas grid')
})

test('the outcome says what a year costs with VAT on electricity, unless the price is the visitor’s own', () => {
  expect(projectOutcome(worked(EXAMPLE_PROJECT))?.vat).toMatch(/^Electricity is VAT-free until 31 March 2027\./)
  const own = { ...EXAMPLE_PROJECT, own: { 'price.electricity': 30 } }
  expect(projectOutcome(worked(own))?.vat).toBeNull()
  const later = projectResult({ project: EXAMPLE_PROJECT, basis: { ...SAMPLE_BASIS, date: '2027-04-01' } })
  expect(projectOutcome(later)?.vat).toBeNull()
})
