import { readFile } from 'node:fs/promises'

import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { ANSWERS, CALCULATIONS } from '@/app/api/calculate/calculations'
import { CIRCUITS, COMFORT, HOUSE, ROOM, RUNNING_COST } from '@/app/api/calculate/examples'
import { openApiDocument } from '@/app/api/calculate/open-api'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { refusalSchema, resultOf } from '@/lib/schemas/calculate/result-envelope'

import { call, jsonRequest, request } from '../support/api'

const anyResult = resultOf(z.record(z.string(), z.unknown()))
const ask = (name: string, question: unknown) => call(jsonRequest('POST', `/calculate/${name}`, question))

async function calculate(name: string, question: unknown) {
  const response = await ask(name, question)
  expect(response.status).toBe(200)
  return anyResult.parse(await response.json())
}

async function refusalOf(name: string, question: unknown) {
  const response = await ask(name, question)
  const { message, errors } = refusalSchema.parse(await response.json())
  expect([response.status, message]).toEqual([400, errors[0]?.message])
  return errors.map(({ path }) => path)
}

describe.each(CALCULATIONS)('$name', ({ name, example, answer }) => {
  test('its example is calculated, with every step back to given quantities', async () => {
    const response = await ask(name, example)
    const body: unknown = await response.json()
    const parsed = ANSWERS[answer].parse(body)
    expect(parsed).toEqual(body) // everything returned is documented
    const { working } = parsed
    expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      200,
      'no-store',
      'application/json',
    ])
    const seen = new Set<string>()
    for (const { key, inputs, formula, source } of working.steps) {
      expect(inputs.every((input) => seen.has(input))).toBe(true)
      if (!formula) expect(source).toBeDefined()
      seen.add(key)
    }
    expect(working.results.length).toBeGreaterThan(0)
    expect(working.results.every((key) => seen.has(key))).toBe(true)
  })

  test('identical requests get identical responses', async () => {
    const [one, other] = [await ask(name, example), await ask(name, example)]
    expect(await one.text()).toBe(await other.text())
  })

  test('unknown or unreadable input is rejected', async () => {
    const unknown = refusalSchema.parse(await (await ask(name, { ...example, colour: 'red' })).json())
    expect(unknown).toMatchObject({ message: 'Unknown: colour', errors: [{ path: '', message: 'Unknown: colour' }] })
    expect((await refusalOf(name, {})).length).toBeGreaterThan(0)
    for (const [status, init] of [
      [415, { body: new URLSearchParams({ panels: '1' }) }],
      [415, { body: '{}' }],
      [400, { body: '[]', headers: { 'content-type': 'application/json' } }],
      [413, { body: 'x'.repeat(520 * 1024), headers: { 'content-type': 'application/json' } }],
    ] as const) {
      const response = await call(request(`/calculate/${name}`, { method: 'POST', ...init }))
      expect([response.status, refusalSchema.safeParse(await response.json()).success]).toEqual([status, true])
    }
    expect((await call(request(`/calculate/${name}`))).status).toBe(405)
  })
})

const [firstElement] = ROOM.room.elements
const warmIn = (outdoorC: number, indoorC: number) => ({
  home: { ...ROOM.home, outdoor: { from: 'value', outdoorC } },
  room: { ...ROOM.room, indoorC },
})
const many = (count: number, areaM2: number) =>
  Array.from({ length: count }, (_, at) => ({ ...firstElement, id: `wall-${at}`, areaM2 }))
const panel = (x: number, y: number) => ({ on: 'ceiling', xM: [x, x + 1.2], yM: [y, y + 0.6] })

describe('the invalid field', () => {
  test.each([
    ['room', { ...ROOM, room: { ...ROOM.room, heightM: 0 } }, ['room.heightM']],
    ['room', { ...ROOM, room: { ...ROOM.room, kind: 'cellar' } }, ['room.kind']],
    ['room', { ...ROOM, room: { ...ROOM.room, elements: [firstElement, firstElement] } }, ['room.elements.1.id']],
    [
      'room',
      { ...ROOM, room: { ...ROOM.room, elements: [{ ...firstElement, u: { from: 'value', wattsPerM2K: 80 } }] } },
      ['room.elements.0.u.wattsPerM2K'],
    ],
    [
      'room',
      { ...ROOM, room: { ...ROOM.room, elements: [{ ...firstElement, u: { from: 'guess' } }] } },
      ['room.elements.0.u.from'],
    ],
    ['room', { ...ROOM, room: { ...ROOM.room, elements: many(20, 1_000) } }, ['room.elements']],
    [
      'room',
      { ...ROOM, home: { ...ROOM.home, outdoor: { from: 'postcode-area', area: 'QQ' } } },
      ['home.outdoor.area'],
    ],
    ['room', warmIn(10, 8), ['room.indoorC']],
    ['house', { ...HOUSE, rooms: [] }, ['rooms']],
    [
      'house',
      { ...HOUSE, rooms: [ROOM.room, { ...ROOM.room, id: 'other', elements: many(20, 1_000) }] },
      ['rooms.1.elements'],
    ],
    ['house', { ...HOUSE, rooms: [ROOM.room, ROOM.room] }, ['rooms.1.id']],
    [
      'house',
      { ...HOUSE, rooms: Array.from({ length: 101 }, (_, at) => ({ ...ROOM.room, id: `room-${at}` })) },
      ['rooms'],
    ],
    [
      'house',
      {
        ...HOUSE,
        rooms: Array.from({ length: 6 }, (_, at) => ({ ...ROOM.room, id: `room-${at}`, floorAreaM2: 2_000 })),
      },
      ['rooms'],
    ],
    ['comfort', { ...COMFORT, panels: [panel(0.4, 0.7), panel(1, 1)] }, ['panels.1']],
    ['comfort', { ...COMFORT, panels: [panel(4, 0.7)] }, ['panels.0.xM.1']],
    ['comfort', { ...COMFORT, panels: Array.from({ length: 61 }, () => panel(0, 0)) }, ['panels']],
    [
      'comfort',
      { ...COMFORT, windows: [{ piece: { on: 'west', yM: [1, 2], zM: [2, 1] }, wattsPerM2K: 2 }] },
      ['windows.0.piece.zM.0'],
    ],
    ['comfort', { ...COMFORT, point: { xM: 5, yM: 1, zM: 2.4 } }, ['point.xM', 'point.zM']],
    ['comfort', { ...COMFORT, map: { atHeightM: 0.6, stepM: 0.06 } }, ['map.stepM']],
    ['comfort', { ...COMFORT, map: { atHeightM: 2.4, stepM: 0.2 } }, ['map.atHeightM']],
    ['circuits', { ...CIRCUITS, panels: 2.5 }, ['panels']],
    ['circuits', { ...CIRCUITS, panels: 2_000 }, ['panels']],
    ['circuits', { ...CIRCUITS, panelsPerCircuit: 14 }, ['panelsPerCircuit']],
    ['circuits', { ...CIRCUITS, panelWatts: 3_681 }, ['panelWatts']],
    ['circuits', { ...CIRCUITS, cable: { mm2: 6, lengthM: 10 } }, ['cable.mm2']],
    ['running-cost', { ...RUNNING_COST, pricesOn: '2020-01-01' }, ['pricesOn']],
    ['running-cost', { ...RUNNING_COST, pricesOn: '2026-02-30' }, ['pricesOn']],
    ['running-cost', { ...RUNNING_COST, prices: { gas: -1 } }, ['prices.gas']],
  ])('%s: %#', async (name, question, paths) => {
    expect(await refusalOf(name, question)).toEqual(paths)
  })
})

test('a home is the sum of its rooms, and its postcode area gives the annual heat demand', async () => {
  const { result } = await calculate('house', HOUSE)
  const { heatLossWatts, alwaysWarmKwh, rooms } = result as {
    heatLossWatts: number
    alwaysWarmKwh: number
    rooms: { heatLossWatts: number }[]
  }
  expect(rooms.reduce((sum, room) => sum + room.heatLossWatts, 0)).toBeCloseTo(heatLossWatts, 9)
  expect(alwaysWarmKwh).toBeGreaterThan(0)
  expect((await calculate('house', { ...HOUSE, home: ROOM.home })).result.alwaysWarmKwh).toBeNull()
})

test('a hundred rooms with twenty elements each fit', async () => {
  const rooms = Array.from({ length: 100 }, (_, at) => ({ ...ROOM.room, id: `room-${at}`, elements: many(20, 2) }))
  expect((await calculate('house', { ...HOUSE, rooms })).result.rooms).toHaveLength(100)
})

test('a map has the temperatures of each cell', async () => {
  const { result } = await calculate('comfort', { ...COMFORT, map: { atHeightM: 0.6, stepM: 0.5 } })
  expect(result.map).toMatchObject({ columns: 10, rows: 8, radiantC: expect.any(Array) })
  const { operativeC } = result.map as { operativeC: number[] }
  expect(operativeC).toHaveLength(80)
  expect(operativeC.every((celsius) => celsius > 15 && celsius < 25)).toBe(true)
})

test('a ground floor shows its calculation', async () => {
  const { working } = await calculate('room', ROOM)
  expect(working.steps.find(({ key }) => key === 'room.lounge.element.floor.u')).toMatchObject({
    formula: expect.stringContaining('ISO 13370'),
    inputs: [
      'room.lounge.element.floor.u.floor-area',
      'room.lounge.element.floor.u.edge',
      'room.lounge.element.floor.u.wall-thickness',
      'ground.conductivity',
      'home.floor.resistance',
    ],
  })
})

test('a 2012 home with no insulation added is not reported to have a bare loft', async () => {
  const response = await ask('quick', {
    type: 'semi',
    area: 93,
    built: '2012-2022',
    insulation: 'none',
    heating: 'panel-heaters',
    occupancy: 'mornings-and-evenings',
  })
  const { judgement } = (await response.json()) as { judgement: { verdict: string; reasons: { rule: string }[] } }
  expect(judgement.reasons.map(({ rule }) => rule)).not.toContain('bare-loft')
  expect(judgement.verdict).toBe('good-replacement')
})

test('twenty panels make two circuits of ten, which an 80 A supply cannot carry alongside a shower', async () => {
  const { result } = await calculate('circuits', CIRCUITS)
  expect(result).toMatchObject({
    circuits: 2,
    panelsOnEach: [10, 10],
    fullest: { watts: 2_250, isAllowed: true },
    supply: { outcome: 'over' },
    notice: { outcome: 'notifiable' },
  })
  expect((await calculate('circuits', { panels: 1 })).result).toMatchObject({
    circuits: 1,
    cable: null,
    supply: null,
    notice: null,
  })
})

test('defaults are attributed to our source, input to the user', async () => {
  const sourceOf = async (question: object) =>
    (await calculate('circuits', question)).working.steps.find(({ key }) => key === 'panel.rated-power')?.source?.title
  expect([await sourceOf({ panels: 3 }), await sourceOf({ panels: 3, panelWatts: 300 })]).toEqual([
    'Our product record',
    'Your answer',
  ])
})

test('a custom price is used, and today’s prices if no day is given', async () => {
  const systemsFor = async (question: object) =>
    (await calculate('running-cost', question)).result.systems as {
      system: string
      pence: number
      heatPencePerKwh: number
    }[]
  const of = (all: Awaited<ReturnType<typeof systemsFor>>, system: string) => all.find((row) => row.system === system)
  const ours = await systemsFor({ ...RUNNING_COST, prices: {} })
  const own = await systemsFor({ ...RUNNING_COST, prices: { electricity: 20, lpg: 9.5 } })
  expect(of(ours, 'lpg')).toBeUndefined()
  expect(of(own, 'lpg')?.pence).toBeGreaterThan(0)
  expect(of(own, 'infrared')?.heatPencePerKwh).toBe(20)
  const { pricesOn: _, ...undated } = RUNNING_COST
  expect((await calculate('running-cost', undated)).result.pricesOn).toBe(londonTime(new Date()).date)
})

describe('the OpenAPI document', () => {
  test('describes exactly the existing endpoints', async () => {
    const response = await call(request('/calculate/openapi.json'))
    expect([response.status, await response.json()]).toEqual([200, JSON.parse(JSON.stringify(openApiDocument()))])
    expect(Object.keys(openApiDocument().paths)).toEqual(CALCULATIONS.map(({ name }) => `/api/calculate/${name}`))
  })

  test('states defaults and limits', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as {
      paths: Record<string, { post: { requestBody: { content: { 'application/json': { schema: unknown } } } } }>
    }
    expect(paths['/api/calculate/circuits']?.post.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['panels'],
      additionalProperties: false,
      properties: {
        panels: { type: 'integer', minimum: 1, maximum: 2_000 },
        cable: { properties: { method: { default: '101' } } },
      },
    })
  })
})

test('the commands in the guide work', async () => {
  const guide = await readFile('docs/how-to/use-the-calculation-api.md', 'utf8')
  const commands = [
    ...guide.matchAll(/\/api\/calculate\/([a-z-]+) \\\n[^']*'content-type: application\/json' \\\n[^']*'([^']+)'/g),
  ]
  expect(commands.length).toBeGreaterThan(2)
  for (const [, name, body] of commands) expect((await ask(name ?? '', JSON.parse(body ?? ''))).status).toBe(200)
})
