import { describe, expect, it } from 'vitest'

import { PROJECT_LIMITS } from '@/lib/domain/project/limits'
import type { Project, ProjectRoom } from '@/lib/domain/project/project'
import { workingOf } from '@/lib/domain/quantity/working'
import { professionalProjectSchema, reportedProjectSchema } from '@/lib/schemas/calculate/professional-project'

import { SAMPLE_BASIS } from '../sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { projectResult } from './project-result'
import { rememberedRooms } from './remembered-rooms'
import type { RoomFigures, RoomResult } from './room-result'
import { sharedSums } from './shared-sums'

const worked = (project: Project) => projectResult({ project, basis: SAMPLE_BASIS })
const figuresIn = (rooms: readonly RoomResult[]) => rooms.filter((room): room is RoomFigures => room.ok)
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const withRoom = (change: Partial<ProjectRoom>): Project => ({
  ...EXAMPLE_PROJECT,
  rooms: EXAMPLE_PROJECT.rooms.map((room, place) => (place === 0 ? { ...room, ...change } : room)),
})

describe('the example', () => {
  const result = worked(EXAMPLE_PROJECT)
  const rooms = figuresIn(result.rooms)

  it('is a project that may be imported', () => {
    expect(professionalProjectSchema.parse(EXAMPLE_PROJECT)).toEqual(EXAMPLE_PROJECT)
  })

  it('goes into a document with how many rooms are not in it', () => {
    expect(reportedProjectSchema.parse(EXAMPLE_PROJECT).roomsLeftOut).toBe(0)
    expect(reportedProjectSchema.parse({ ...EXAMPLE_PROJECT, roomsLeftOut: 2 })).toEqual({
      ...EXAMPLE_PROJECT,
      roomsLeftOut: 2,
    })
    for (const wrong of [{ roomsLeftOut: 201 }, { roomsLeftOut: 0.5 }, { colour: 'red' }])
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

  it('compares both methods: the rule of 35 W for each square metre before 1975, and what the elements lose', () => {
    const [lounge] = rooms
    expect(lounge?.ruleWatts.value).toBeCloseTo(35 * 4.2 * 3.7, 9)
    expect(lounge?.difference).toBe(
      'The rule gives 544 W, 35 for each m²; by its elements the room loses 1,096 W, 71 for each m², 2 times as much. The rule knows only the floor; most goes here: ground floor 23 %, outer wall 23 %.',
    )
  })

  it('shows its whole working, in which no figure is missing a number', () => {
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

  it('costs and emits what its heat does, panels first', () => {
    const [panels, ...others] = result.year?.systems ?? []
    expect(panels?.system).toBe('infrared')
    expect(panels?.pence.value).toBe(
      Math.round((panels?.bought.value ?? NaN) * result.shared.inForce.get('price.electricity').value),
    )
    expect(others.map(({ pence }) => pence.value)).toEqual(
      others.map(({ pence }) => pence.value).sort((one, other) => one - other),
    )
  })
})

describe('the maker’s rule', () => {
  it.each([
    ['1967-1975', 35],
    ['1976-1982', 30],
    ['1996-2002', 30],
    ['2003-2006', 25],
    ['from-2023', 25],
  ] as const)('for a home of %s is %d W for each square metre', (built, wattsPerM2) => {
    const { totals } = worked({ ...EXAMPLE_PROJECT, home: { ...EXAMPLE_PROJECT.home, built } })
    expect((totals?.ruleWatts.value ?? NaN) / (totals?.floorArea.value ?? NaN)).toBeCloseTo(wattsPerM2, 9)
  })
})

describe('a room', () => {
  it('that is as cold as outdoors is refused at its temperature, and the others stand', () => {
    const { rooms, totals } = worked({ ...withRoom({ indoorC: 5 }), home: { ...EXAMPLE_PROJECT.home, outdoorC: 14 } })
    expect(rooms[0]).toMatchObject({ ok: false, field: 'indoorC', message: 'Must be 1 to 60 °C warmer than outdoors' })
    expect(totals?.panels.value).toBeGreaterThan(0)
  })

  it('takes its own temperature, air changes and U-values before ours', () => {
    const [room] = figuresIn(
      worked(withRoom({ indoorC: 24, airChangesPerHour: 3, elements: [own({ areaM2: 10, wattsPerM2K: 2 })] })).rooms,
    )
    expect([room?.loss.indoor.value, room?.loss.airChanges.value, room?.loss.parts[0]?.value]).toEqual([24, 3, 20])
  })

  it('loses nothing through a party wall to neighbours as warm', () => {
    const [room] = figuresIn(
      worked(withRoom({ elements: [own({ areaM2: 10, wattsPerM2K: 2, beyond: 'heated' })] })).rooms,
    )
    expect(room?.loss.parts[0]?.value).toBe(0)
  })

  it('has the area that is given, else length times width', () => {
    const [given] = figuresIn(worked(withRoom({ floorAreaM2: 12 })).rooms)
    expect(given?.loss.floorArea.value).toBe(12)
  })

  it('may have no name', () => {
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

describe('rooms that are remembered', () => {
  const shared = sharedSums({ ...EXAMPLE_PROJECT, basis: SAMPLE_BASIS })
  const workOut = rememberedRooms()
  const first = projectResult({ project: EXAMPLE_PROJECT, basis: SAMPLE_BASIS, workOut, shared })

  it('are the same where nothing changed, and worked out anew where something did', () => {
    const second = projectResult({ project: withRoom({ heightM: 3 }), basis: SAMPLE_BASIS, workOut, shared })
    expect(second.rooms.map((room, place) => room === first.rooms[place])).toEqual(
      EXAMPLE_PROJECT.rooms.map((_, place) => place > 0),
    )
    expect(second.totals?.heatLoss.value).toBeCloseTo(worked(withRoom({ heightM: 3 })).totals?.heatLoss.value ?? NaN, 9)
  })

  it('are worked out anew in another home', () => {
    const home = { ...EXAMPLE_PROJECT.home, outdoorC: -10 }
    const colder = projectResult({ project: { ...EXAMPLE_PROJECT, home }, basis: SAMPLE_BASIS, workOut })
    expect(colder.totals?.heatLoss.value).toBeGreaterThan(first.totals?.heatLoss.value ?? NaN)
  })
})

describe('a project at the edge of what may be entered', () => {
  const room = EXAMPLE_PROJECT.rooms[0]
  const { floorAreaM2, heightM, areaM2, wattsPerM2K, elements, rooms, airChangesPerHour } = PROJECT_LIMITS
  const largest = {
    ...room,
    floorAreaM2: floorAreaM2.max,
    heightM: heightM.max,
    airChangesPerHour: airChangesPerHour.max,
    elements: Array.from({ length: elements.max }, (_, place) => ({
      ...own({ areaM2: areaM2.max, wattsPerM2K: wattsPerM2K.max }),
      id: `e${place}`,
    })),
  }

  it('is answered without a figure that is no number, or said to be too large', () => {
    const project = {
      ...EXAMPLE_PROJECT,
      rooms: Array.from({ length: rooms.max }, (_, place) => ({ ...largest, id: `r${place}` })),
    } as Project
    const result = worked(project)
    expect(result.circuits).toBeNull()
    expect(result.year).toBeNull()
    for (const quantity of result.quantities) expect(Number.isFinite(quantity.value)).toBe(true)
  })

  it('of one closet without any element is worked out too', () => {
    const result = worked({
      ...EXAMPLE_PROJECT,
      rooms: [{ ...withRoom({}).rooms[0], floorAreaM2: floorAreaM2.min, elements: [] }] as unknown as ProjectRoom[],
    })
    expect(result.totals?.panels.value).toBe(1)
    expect(result.year).not.toBeUndefined()
  })
})
