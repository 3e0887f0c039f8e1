import { describe, expect, it } from 'vitest'

import { restOfHeat } from '@/lib/domain/building/heat-loss/panels'
import type { Design, DesignRoom } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { edited } from '@/lib/domain/design/edit'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'
import { panelFixing } from '@/lib/domain/design/panel-fixing'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { comfortField } from './comfort-field'
import { feltAt } from './comfort-values'
import { USUAL_VIEW } from './comfort-view'
import { designMessage, isDesignLine, roomsInMessage } from './design-message'
import { designCalculator, LARGEST_M2 } from './design-result'
import { projectRoom } from './project-of-design'
import { sectionField } from './section-field'
import { shortfallWords, verdictWords } from './words'

const LOUNGE = withUsualWindow(
  newRoom({
    id: 'a',
    name: 'Lounge',
    kind: 'living',
    lengthMm: 5_000,
    widthMm: 4_000,
    below: 'heated',
    heightMm: 2_700,
    outside: ['south'],
  }),
)
const HOME = { built: 'from-2023', postcodeArea: 'SN', figures: null } as const
const designWith = (...rooms: DesignRoom[]): Design => ({ home: HOME, rooms })
const calculate = (design: Design) => designCalculator(SAMPLE_BASIS).result(design)

function placed(room: DesignRoom, count: number) {
  const [found] = calculate(designWith(room)).rooms
  const edit = edited(designWith(room), {
    type: 'set-panels',
    id: room.id,
    panels: found?.panels.slice(0, count) ?? [],
  })
  if (!edit.ok) throw new Error(edit.problem)
  return calculate(edit.design)
}

describe('one room', () => {
  const result = calculate(designWith(LOUNGE))
  const [room] = result.rooms

  it('has panels for its load, on one circuit, at a price', () => {
    expect(room?.loadWatts).toBeGreaterThan(450)
    expect(room?.loadWatts).toBeLessThan(1_500)
    expect(room?.panels).toHaveLength(Math.ceil((room?.loadWatts ?? 0) / 225))
    expect(result.watts).toBe(225 * result.panels)
    expect(result.circuits.map(({ panels }) => panels)).toEqual([result.panels])
    expect(result.price?.lines.find(({ name }) => name === 'Panels')?.pence).toBe(
      result.panels * SAMPLE_BASIS.panel.pricePence,
    )
    expect(verdictWords(result)).toEqual([`Every room is warm enough on a cold day, with ${result.panels} panels.`])
  })

  it('loses more where it is colder, through larger windows and unheated neighbours', () => {
    const lossOf = (design: Design) => calculate(design).rooms[0]?.heatLossWatts ?? 0
    const usual = lossOf(designWith(LOUNGE))
    expect(lossOf({ home: { ...HOME, postcodeArea: 'AB' }, rooms: [LOUNGE] })).toBeGreaterThan(usual)
    expect(lossOf(designWith({ ...LOUNGE, openings: [] }))).toBeLessThan(usual)
    expect(lossOf(designWith({ ...LOUNGE, walls: ['outside', 'unheated', 'heated', 'heated'] }))).toBeGreaterThan(usual)
    expect(lossOf(designWith({ ...LOUNGE, above: 'heated' }))).toBeLessThan(usual)
  })

  it('says how many panels to add', () => {
    const count = room?.panels.length ?? 0
    const [words] = verdictWords(placed(LOUNGE, count - 1))
    expect(words).toMatch(/^Lounge is [\d,]+ W short\. Add one\.$/)
    const none = placed(LOUNGE, 0)
    expect(none.notAsDrawn).toBe(0)
    expect(none).toMatchObject({ panels: 0, price: null, circuits: [] })
    expect(verdictWords(none)[0]).toMatch(new RegExp(`Add ${count}\\.$`))
  })

  it('is warmest below its panels, and the section agrees with the map', () => {
    if (!room) throw new Error('no room')
    const field = comfortField({ room: LOUNGE, found: room, view: USUAL_VIEW })
    if (!field) throw new Error('no headroom')
    const [panel] = room.panels
    if (!panel) throw new Error('no panel')
    const below = feltAt(field, {
      xMm: (panel.westMm + panel.eastMm) / 2,
      yMm: (panel.southMm + panel.northMm) / 2,
    })
    const corner = feltAt(field, { xMm: 60, yMm: 60 })
    expect(below?.riseK).toBeGreaterThan(corner?.riseK ?? Infinity)
    expect(below?.riseK).toBeLessThanOrEqual(field.most)
    expect(feltAt(field, { xMm: -100, yMm: 60 })).toBeNull()
    expect(field.bands.length).toBeGreaterThan(2)
    const section = sectionField({ room: LOUNGE, found: room, yMm: panel.southMm + 300 })
    expect(section.cut).toContainEqual(panel)
    expect(section.bands.length).toBeGreaterThanOrEqual(field.bands.length)
    expect([...field.bands, ...section.bands].every(({ path }) => !path.includes('NaN'))).toBe(true)
  })
})

describe('a room that cannot have enough panels', () => {
  const small = newRoom({
    id: 'b',
    name: 'Bathroom',
    kind: 'bathroom',
    lengthMm: 1_500,
    widthMm: 1_300,
    heightMm: 5_000,
    outside: ['south', 'east', 'north', 'west'],
  })

  it('says that no more fit', () => {
    const result = calculate(designWith(small))
    expect(result.rooms[0]).toMatchObject({ limitedBy: 'space' })
    expect(verdictWords(result)[0]).toMatch(/^Bathroom is [\d,]+ W short: no more panels fit/)
  })

  it('says that the ceiling would be too warm, once for all rooms', () => {
    const panel = { watts: 225, lengthMm: 1, widthMm: 1, radiantC: 1 }
    const hall = { name: 'Hall', shortfallWatts: 105.4, limitedBy: 'asymmetry', isTooWarm: false, panel } as const
    const den = { ...hall, name: 'Den', shortfallWatts: 90 }
    const tooWarm = 'more panels would make the ceiling too warm for comfort. Another heater has to supply the rest.'
    expect(shortfallWords([hall])).toEqual([`Hall is 105 W short: ${tooWarm}`])
    expect(shortfallWords([hall, den, { ...den, name: 'Bath', limitedBy: null }])).toEqual([
      'Bath is 90 W short. Add one.',
      `Short: Hall by 105 W, Den by 90 W: ${tooWarm}`,
    ])
    expect(shortfallWords([{ ...hall, isTooWarm: true }])).toEqual([expect.stringContaining('too warm for comfort')])
    expect(shortfallWords([{ ...hall, shortfallWatts: 0 }])).toEqual([])
  })
})

it('leaves out a room that is too large to lay out, but not the others', () => {
  const hall = newRoom({ id: 'h', name: 'Hall', kind: 'hall', lengthMm: 12_100, widthMm: 10_000 })
  const result = calculate(designWith(hall, LOUNGE))
  expect(result.refused).toEqual([{ id: 'h', message: expect.stringContaining(`more than ${LARGEST_M2} m²`) }])
  expect(result.rooms.map(({ id }) => id)).toEqual(['a'])
  expect(verdictWords(calculate(designWith(hall)))).toEqual([])
})

it.each(TYPICAL_PLANS.map(({ id }) => id))(
  '%s is laid out room by room, and every panel is within its room’s load',
  (id) => {
    const design = designOfPlan(id)
    if (!design) throw new Error(id)
    const calculator = designCalculator(SAMPLE_BASIS)
    let steps = 1
    while (calculator.step(design)) steps += 1
    expect(steps).toBe(design.rooms.length)
    const result = calculator.result(design)
    expect(result.refused).toEqual([])
    expect(result.circuits.reduce((sum, { panels }) => sum + panels, 0)).toBe(result.panels)
    for (const { watts, loadWatts, shortfallWatts } of result.rooms) {
      expect(watts - 225).toBeLessThan(loadWatts)
      expect(shortfallWatts).toBe(restOfHeat({ neededWatts: loadWatts, panels: watts / 225, panelWatts: 225 }))
    }
  },
)

it('a message for a quote names kinds of room and the price, never the names that were typed', () => {
  const design = designWith({ ...LOUNGE, name: 'Emma’s den' })
  const message = designMessage({ design, result: calculate(design) })
  expect(message).toMatch(/^My design from the system designer:\nLiving room, 5\.00 m × 4\.00 m: [\d,]+ W, \d panels\n/)
  expect(message).toContain('Total with VAT, before a survey: £')
  expect(message).not.toContain('Emma')
  const result = calculate(design)
  const many = Array.from({ length: 40 }, () => result.rooms).flat()
  const long = designMessage({ design, result: { ...result, rooms: many } })
  expect(long.length).toBeLessThan(1_700)
  expect(long).toMatch(/and \d+ more rooms\n/)
  expect([...message.split('\n'), ...long.split('\n')].filter((line) => !isDesignLine(line))).toEqual([])
  expect(isDesignLine('For a loft, 3 panels')).toBe(false)
  const [room] = result.rooms
  expect(roomsInMessage(message)).toEqual([
    { heatLossWatts: Math.round(room?.heatLossWatts ?? 0), panels: room?.panels.length },
  ])
  expect(roomsInMessage(long)).toBeNull()
})

describe('below a sloping ceiling', () => {
  const LOFT: DesignRoom = { ...LOUNGE, heightMm: 1_500, openings: [], slope: { towards: 'north', ridgeMm: 3_900 } }
  const result = calculate(designWith(LOFT))
  const [found] = result.rooms
  if (!found) throw new Error('no room')

  it('heat is lost from the true volume, walls and roof', () => {
    const { heightM, elements } = projectRoom(LOFT)
    expect(heightM).toBeCloseTo(2.7)
    const areaOf = (id: string) => elements.find((element) => element.id === id)?.areaM2
    expect(areaOf('wall-1')).toBeCloseTo(5 * 1.5)
    expect(areaOf('wall-2')).toBeCloseTo(4 * 2.7)
    expect(areaOf('wall-3')).toBeCloseTo(5 * 3.9)
    expect(areaOf('roof')).toBeCloseTo(5 * Math.hypot(4, 2.4))
  })

  it('panels are on the slope, and are fixed by distances measured on it', () => {
    expect(found.panels.length).toBeGreaterThan(0)
    for (const panel of found.panels) {
      const { panel: fixed, toWallMm } = panelFixing({ room: LOFT, panel })
      expect((fixed.eastMm - fixed.westMm) * (fixed.northMm - fixed.southMm)).toBeCloseTo(1_200 * 600, -4)
      expect(toWallMm.south + toWallMm.north + fixed.northMm - fixed.southMm).toBeCloseTo(
        1_000 * Math.hypot(4, 2.4),
        -1,
      )
      expect(Math.min(...Object.values(toWallMm))).toBeGreaterThanOrEqual(100)
    }
    const byHand = edited(designWith(LOFT), { type: 'set-panels', id: 'a', panels: found.panels })
    expect(byHand.ok).toBe(true)
  })

  it('comfort and the section follow the ceiling', () => {
    const field = comfortField({ room: LOFT, found, view: USUAL_VIEW })
    if (!field) throw new Error('no headroom')
    const riseAt = (yMm: number) => feltAt(field, { xMm: 2_500, yMm })?.riseK ?? NaN
    expect(riseAt(3_000)).toBeGreaterThan(riseAt(300))
    const along = sectionField({ room: LOFT, found, yMm: 2_000 })
    expect(along.ceilingMm).toEqual([2_700, 2_700])
    const eastwards: DesignRoom = { ...LOFT, slope: { towards: 'east', ridgeMm: 3_900 } }
    const [other] = calculate(designWith(eastwards)).rooms
    if (!other) throw new Error('no room')
    const up = sectionField({ room: eastwards, found: other, yMm: 2_000 })
    expect(up.ceilingMm.map(Math.round)).toEqual([1_500, 3_900])
    for (const { path } of [...along.bands, ...up.bands]) expect(path).not.toContain('NaN')
  })
})
