import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT, type Built } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import type { ConstructionOf } from '@/lib/domain/building/u-values/constructions'
import { heightOfPostcodeM } from '@/lib/domain/climate/district-height'
import type { ComfortStep } from '@/lib/domain/estimate/comfort-result'
import { HEATING_NOW, type HeatingNow } from '@/lib/domain/estimate/heating-now'
import type { ElementConstruction } from '@/lib/domain/estimate/project'
import { INSULATION } from '@/lib/domain/estimate/quick-answers'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'
import { readSolarQuote } from '@/lib/schemas/calculate/solar-quote'
import { readToldHome } from '@/lib/schemas/calculate/told-home'
import { quoteCalculation } from '@/lib/schemas/quote-request'

import { BASIS_OF_TWO, LARGE_PANEL } from '../../../tests/fixtures/basis'
import { challengeFor } from './challenge/season-link'
import { calculatorFor, choicesIn, configuratorFor, typedChoices } from './configurator/choices'
import { configure } from './configurator/configuration'
import { designOfSheet } from './designer/design-of-sheet'
import { homeOfDrawing } from './designer/home-of-drawing'
import { leftOutOfDrawing } from './designer/left-out-of-drawing'
import { sheetOfDesign } from './designer/sheet-of-design'
import { changedHome } from './engine/changed-home'
import { estimateWithOwn } from './engine/estimate'
import { queryOf } from './engine/home-query'
import { type Typed, USUAL_HOME } from './engine/home-questions'
import { roomsComfort } from './engine/rooms-comfort'
import { roomsOfHome } from './engine/rooms-of-home'
import { homeOfProject } from './professional/home-of-project'
import { projectOfHome } from './professional/project-of-home'
import { projectOutcome } from './professional/project-outcome'
import { projectResult } from './professional/project-result'
import type { Sheet } from './professional/sheet'
import { sheetReader } from './professional/sheet-reader'
import { startFromHome } from './professional/start-from-home'
import { estimateView } from './quick/estimate-view'
import { homeRows } from './quick/result-rows'
import { calculatorFor as solarCalculatorFor, solarTypedIn } from './solar/questions'
import { solarQuote } from './solar/solar-quote'

const RUNS = { numRuns: 20, seed: 1 }

const oneOf = (options: readonly { value: string }[]) => fc.constantFrom(...options.map(({ value }) => value))
const HOMES: fc.Arbitrary<Typed> = fc
  .record({
    postcode: fc.constantFrom('', 'SN', 'AB', 'TR', 'BT'),
    type: oneOf(PROPERTY_TYPES),
    area: fc.integer({ min: 20, max: 300 }).map(String),
    built: oneOf(BUILT),
    insulation: oneOf(INSULATION),
    heating: oneOf(HEATING_NOW),
    occupancy: oneOf(OCCUPANCY),
    rooms: fc.constantFrom('', '1', '5', '12'),
    altitude: fc.constantFrom('', '0', '250'),
    own: fc.constantFrom(
      '',
      'price.electricity_31',
      'home.wall.u-value_0.9',
      'home.air-changes_1 home.storeys_3',
      'home.floor.resistance_1 home.bridging.y_0.1',
    ),
    solar: fc.constantFrom('', 'on'),
    bill: fc.constantFrom('', 'kwh', 'pounds'),
    heated: fc.constantFrom('', 'whole-home', 'one-room', 'three-rooms'),
    tenanted: fc.constantFrom('', 'yes', 'no'),
    panel: fc.constantFrom('', LARGE_PANEL.slug),
  })
  .map(({ bill, ...home }) => {
    const hasBill = bill !== '' && !['none', 'other'].includes(home.heating)
    return {
      ...home,
      currentBill: hasBill ? String(Number(home.area) * (bill === 'kwh' ? 120 : 12)) : '',
      billUnit: bill || 'kwh',
    }
  })

/** Homes whose heat the professional calculator works out as the quick one does: without a bill, or solar panels. */
const BY_CALCULATION = HOMES.map((home): Typed => ({ ...home, currentBill: '', solar: '' }))

function toldBy(typed: Typed) {
  const told = readToldHome(queryOf(typed))
  if (!told) throw new Error('nothing told')
  return told
}

function quickAnswer(typed: Typed) {
  const read = readQuickEstimate(typed)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return estimateWithOwn({ answers: read.answers, basis: BASIS_OF_TWO, own: read.own }).estimate
}

function chosenFrom(url: string) {
  const query = Object.fromEntries(new URL(url, 'https://powerboard.example.com').searchParams)
  const read = readConfiguration(choicesIn(query))
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return read.choices
}

const infrared = ({ systems }: ReturnType<typeof quickAnswer>) =>
  systems.find(({ system }) => system === 'infrared')?.pence?.value ?? NaN

const inShort = (steps: readonly ComfortStep[]) =>
  steps.map(({ measures, panels, pricePence }) => ({ measures, panels, pricePence }))

const configuredFrom = (url: string) => configure({ choices: chosenFrom(url), basis: BASIS_OF_TWO })

describe('a home that goes from tool to tool', () => {
  it('costs the same in the configurator as in the quick calculator, or there for the rooms that were asked about', () => {
    fc.assert(
      fc.property(HOMES, (typed) => {
        const quick = quickAnswer(typed)
        const { panels, price, proposal, year } = configuredFrom(configuratorFor(queryOf(typed)))
        const { rated } = quick.panels
        expect(year).toContain(estimateView(quick).cost.text)
        if (quick.answers.heatedRooms === undefined) {
          // Nobody orders less than one panel, even for rooms that may have none.
          expect(panels).toBe(Math.max(1, rated.panels.value))
          if (rated.panels.value > 0) expect(price.totalPence).toBe(rated.price.value)
          expect(proposal.givenWatts).toBeCloseTo(quick.comfort.givenWatts, 6)
        } else {
          expect(proposal.rooms).toBe(Math.min(quick.answers.heatedRooms, roomsOfHome(quick).length))
          expect(panels).toBeLessThanOrEqual(Math.max(1, rated.panels.value))
        }
      }),
      RUNS,
    )
  })

  it('comes back unchanged from the configurator', () => {
    fc.assert(
      fc.property(HOMES, (typed) => {
        const calculator = calculatorFor(chosenFrom(configuratorFor(queryOf(typed))))
        const back = Object.fromEntries(new URL(calculator, 'https://powerboard.example.com').searchParams)
        expect(readQuickEstimate(back)).toEqual(readQuickEstimate(typed))
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  it('keeps what the configurator does not ask, in its own links too', () => {
    const url = configuratorFor(
      'postcode=AB&type=semi&area=90&built=1976-1982&insulation=loft&heating=oil&occupancy=all-day',
    )
    const { choices, price } = configuredFrom(url)
    const again = configuredFrom(`/configure?${new URLSearchParams({ ...typedChoices(choices) })}`)
    expect(again.price).toEqual(price)
    expect(again.told).toBe(
      'As you told the quick calculator: the weather of postcode area AB; insulation added: the loft; in use: someone is in all day.',
    )
  })

  it('leaves a bill out once the home or its heating is another', () => {
    const told =
      'type=semi&area=90&built=1976-1982&insulation=unknown&heating=gas-old&occupancy=all-day&currentBill=12000&billUnit=kwh'
    const [same, other] = ['gas-old', 'oil'].map((currentHeating) =>
      configuredFrom(`${configuratorFor(told)}&currentHeating=${currentHeating}`),
    )
    expect(same?.told).toContain('your energy bill.')
    expect(other?.told).toContain('Your bill is left out, because it was for another home or heating.')
  })
})

/** Areas of rooms have three decimals, so figures of a whole home agree to a few parts in ten thousand. */
const expectNear = (value: number | undefined, other: number) =>
  expect(Math.abs((value ?? NaN) - other)).toBeLessThanOrEqual(0.0005 * Math.abs(other) + 0.5)

const queryIn = (url: string) => Object.fromEntries(new URL(url, 'https://powerboard.example.com').searchParams)

describe('a home that goes from tool to tool in any order', () => {
  /** Each takes the query of the quick calculator, and gives it back as the tool would. */
  const WALKS: Readonly<Record<string, (query: string) => string>> = {
    configurator: (query) => new URLSearchParams(queryIn(calculatorFor(chosenFrom(configuratorFor(query))))).toString(),
    solar: (query) => new URLSearchParams(queryIn(solarCalculatorFor(solarTypedIn({ home: query })))).toString(),
    challenge: (query) => queryIn(challengeFor(query))['calculation'] ?? '',
    quote: (query) => readToldHome(quoteCalculation.parse(query) ?? '')?.query ?? '',
    basket: (query) => addressPath(query),
    professional: (query) => offered(query, homeIn),
    designer: (query) => offered(query, (sheet) => homeOfDrawing(drawingOf(sheet))),
    'professional, then designer': (query) =>
      offered(query, (sheet) => homeOfDrawing(drawingOf(sheetOfDesign(drawingOf(sheet))))),
  }

  it('is the same home at the end', () => {
    const walks = fc.array(fc.constantFrom(...Object.keys(WALKS)), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(HOMES, walks, (typed, tools) => {
        const end = tools.reduce((query, tool) => WALKS[tool]?.(query) ?? '', queryOf(typed))
        expect(readQuickEstimate(Object.fromEntries(new URLSearchParams(end)))).toEqual(readQuickEstimate(typed))
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

describe('a home that is changed in the solar quote', () => {
  const told = queryOf({
    ...USUAL_HOME,
    postcode: 'BA',
    altitude: '250',
    currentBill: '12000',
  })
  it.each([
    ['nothing', {}],
    ['the place, whose height is another', { postcode: 'SN' }],
    ['the area, so that the bill is of another home', { area: '60' }],
    ['the place and when it was built', { postcode: 'AB', built: '2012-2022' }],
  ])('needs the same heat in the quick calculator as there: %s', (_, change) => {
    const typed = solarTypedIn({ home: told, ...change })
    const read = readSolarQuote(Object.entries(typed))
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    const there = solarQuote({ answers: read.questions, basis: BASIS_OF_TWO })
    const asked = queryIn(solarCalculatorFor(typed))
    const quick = quickAnswer(asked)
    expect(asked['altitude']).toBe('postcode' in change ? undefined : '250')
    expect(there.heatingKwh).toBe(quick.systems.find(({ system }) => system === 'infrared')?.boughtKwh.value)
  })
})

it('a home that has solar panels needs as much electricity for heating in the solar quote as one without', () => {
  const heatingKwh = (solar: string) => {
    const read = readSolarQuote(Object.entries(solarTypedIn({ home: queryOf({ ...USUAL_HOME, solar }) })))
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    return solarQuote({ answers: read.questions, basis: BASIS_OF_TWO }).heatingKwh
  }
  expect(heatingKwh('on')).toBe(heatingKwh(''))
})

describe('a home that is changed in a tool', () => {
  const changedIn = (query: string, change: (sheet: Sheet) => Typed | null) =>
    new URLSearchParams(offered(query, change))

  it('is offered to the others as it is now', () => {
    fc.assert(
      fc.property(HOMES, oneOf(BUILT), oneOf(HEATING_NOW), (typed, built, heating) => {
        const query = queryOf(typed)
        const home = { built: built as Built, heating: heating as HeatingNow }
        const inTable = changedIn(query, (sheet) =>
          homeIn({ ...sheet, home: { ...sheet.home, ...home, postcode: 'CF' } }, query),
        )
        const drawn = changedIn(query, (sheet) => {
          const { home: at, rooms } = drawingOf(sheet)
          return homeOfDrawing({ home: { ...at, built: home.built, postcodeArea: 'CF' }, rooms })
        })
        expect(Object.fromEntries(inTable)).toMatchObject({ built, heating, postcode: 'CF', area: typed['area'] })
        expect(Object.fromEntries(drawn)).toMatchObject({ built, heating: typed['heating'], postcode: 'CF' })
        for (const changed of [inTable, drawn]) expect(readToldHome(changed.toString())).not.toBeNull()
      }),
      RUNS,
    )
  })

  it('has another area once a room is added or removed', () => {
    const query = queryOf({ ...USUAL_HOME, area: '83' })
    const rooms = (change: (rooms: Sheet['rooms']) => Sheet['rooms']) =>
      changedIn(query, (sheet) => homeIn({ ...sheet, rooms: change(sheet.rooms) }, query))
    const fewer = rooms((all) => all.slice(1))
    expect(Number(fewer.get('area'))).toBeLessThan(75)
    expect(fewer.get('rooms')).toBe('7')
    const none = rooms(() => [])
    expect(none.toString()).toBe('')
  })

  it('loses as much heat in the quick calculator, however its walls and windows are built', () => {
    const walls = fc.constantFrom('wall.cavity-filled', 'wall.lined-100', 'wall.granite-400', 'own')
    const glazing = fc.constantFrom('window.usual', 'window.single', 'window.triple-12mm')
    fc.assert(
      fc.property(BY_CALCULATION, walls, glazing, ({ own: _, ...typed }, wall, window) => {
        const query = queryOf(typed)
        const rebuilt = (sheet: Sheet): Sheet => ({
          ...sheet,
          home: { ...sheet.home, fabric: { ...sheet.home.fabric, window: window as ConstructionOf['window'] } },
          rooms: sheet.rooms.map((room) => ({
            ...room,
            elements: room.elements.map((element) =>
              element.id === 'wall' && element.areaM2 !== ''
                ? {
                    ...element,
                    construction: wall as ElementConstruction,
                    wattsPerM2K: wall === 'own' ? '0.27' : '',
                  }
                : element,
            ),
          })),
        })
        const { sheet } = startedWith(query)
        const { totals } = projectResult({ project: projectIn(rebuilt(sheet)), basis: BASIS_OF_TWO })
        const back = changedIn(query, (begun) => homeIn(rebuilt(begun), query))
        expectNear(totals?.heatLoss.value, quickAnswer(Object.fromEntries(back)).heatLossWatts.value)
      }),
      RUNS,
    )
  })
})

/** The project of a told home, as the professional calculator opens it. */
function startedWith(query: string) {
  const told = readToldHome(query)
  if (!told) throw new Error('nothing told')
  return startFromHome({ told, basis: BASIS_OF_TWO })
}

const projectIn = (sheet: Sheet) => sheetReader(BASIS_OF_TWO, heightOfPostcodeM)(sheet).project

/** What a sheet that began with a told home knows of it. */
const homeIn = (sheet: Sheet, query: string) => homeOfProject(projectIn(sheet), startedWith(query).project)

function drawingOf(sheet: Sheet) {
  const design = designOfSheet(sheet)
  if (!design) throw new Error('nothing drawn')
  return design
}

/** The home that a tool offers to the others when it knows this of it; '' if it offers none. */
function offered(query: string, known: (sheet: Sheet, query: string) => Typed | null): string {
  const { sheet, project } = startedWith(query)
  const now = known(sheet, query)
  if (!now) return ''
  const first = 'heating' in now ? homeOfProject(project, project) : homeOfDrawing(drawingOf(sheet))
  return changedHome({ kept: query, begun: query, first: first ?? {}, now }).query
}

describe('a home that goes to the designer', () => {
  it.each([
    ['nothing', { solar: 'on', own: 'use.household_0.8' }, ''],
    ['a bill', { currentBill: '12000' }, 'The drawing leaves out your bill.'],
    [
      'a measured heat loss',
      { own: 'home.measured-over-calculated_1.2' },
      'The drawing leaves out your measured heat loss.',
    ],
  ])('is said to be drawn without what changes its panels: %s', (_, change, words) => {
    expect(leftOutOfDrawing(queryOf({ ...USUAL_HOME, ...change }))).toBe(words)
  })

  it('has its rooms on the storeys that the estimate has them on', () => {
    const storeysFor = (typed: Typed) => ({
      drawn: drawingOf(startedWith(queryOf(typed)).sheet).rooms.map(({ storey }) => storey),
      divided: roomsOfHome(quickAnswer(typed)).map(({ storey }) => storey),
    })
    const houses = fc.record({
      area: fc.integer({ min: 40, max: 250 }).map(String),
      type: fc.constantFrom('semi', 'terrace', 'detached', 'bungalow'),
    })
    fc.assert(
      fc.property(houses, fc.constantFrom('', 'home.storeys_3'), (house, own) => {
        const { drawn, divided } = storeysFor({ ...USUAL_HOME, ...house, own })
        expect(drawn).toEqual(divided)
        expect(drawn.length).toBeGreaterThan(3)
      }),
      RUNS,
    )
  })
})

/** The query of the address that staff are given with an order. */
function addressPath(query: string): string {
  const typed = Object.fromEntries(new URLSearchParams(query))
  const rows = homeRows({ typed, basis: BASIS_OF_TWO, estimate: quickAnswer(typed) })
  return new URLSearchParams(queryIn(rows.at(-1)?.value ?? '')).toString()
}

describe('a home that goes to the professional calculator', () => {
  it('has the same panels, price, year and measures, room by room', () => {
    fc.assert(
      fc.property(BY_CALCULATION, (typed) => {
        const told = toldBy(typed)
        const estimate = quickAnswer(typed)
        const { rooms, shared, totals, year } = projectResult({
          project: projectOfHome({ told, estimate }),
          basis: BASIS_OF_TWO,
        })
        const yearPence = year?.systems.find(({ system }) => system === 'infrared')?.pence.value ?? NaN
        const { steps, ...now } = roomsComfort({ rooms: rooms.filter((room) => room.ok), shared, yearPence })
        expectNear(totals?.heatLoss.value, estimate.heatLossWatts.value)
        expectNear(yearPence, infrared(estimate))
        expect(totals?.panels.value).toBe(estimate.panels.rated.panels.value)
        expect(totals?.price.value).toBe(estimate.panels.rated.price.value)
        expectNear(now.givenWatts, estimate.comfort.givenWatts)
        expect(now.metPanels).toBe(estimate.comfort.metPanels)
        expect(inShort(steps)).toEqual(inShort(estimate.comfort.steps))
      }),
      RUNS,
    )
  })

  it('has the same verdict, of which it knows all but letting and the single rooms asked about', () => {
    fc.assert(
      fc.property(BY_CALCULATION, ({ heated: _, tenanted: __, ...typed }) => {
        const started = startedWith(queryOf(typed))
        const outcome = projectOutcome(projectResult({ project: started.project, basis: BASIS_OF_TWO }))
        const { judgement } = quickAnswer(typed)
        if (outcome) expect(outcome.verdict.verdict).toBe(judgement.verdict)
      }),
      { numRuns: 12, seed: 3 },
    )
  })

  it.each([
    ['a small house without heating', { type: 'terrace', area: '45', built: '2012-2022', heating: 'none' }],
    [
      'a flat below another, never insulated',
      { type: 'flat-middle', area: '45', built: '1967-1975', insulation: 'none' },
    ],
    ['a top flat under a bare loft', { type: 'flat-top', area: '45', built: '1967-1975', insulation: 'none' }],
    ['a flat that panels suit', { type: 'flat-middle', area: '45', built: '2012-2022', heating: 'none' }],
    [
      'a garden office',
      { type: 'bungalow', area: '12', built: 'from-2023', heating: 'none', occupancy: 'a-few-rooms', rooms: '1' },
    ],
  ])('has the same verdict: %s', (_, change) => {
    const typed = { ...USUAL_HOME, ...change }
    const { project } = startedWith(queryOf(typed))
    const outcome = projectOutcome(projectResult({ project, basis: BASIS_OF_TWO }))
    expect(outcome?.verdict.verdict).toBe(quickAnswer(typed).judgement.verdict)
  })

  const HEATED_BY_ELECTRICITY = { ...USUAL_HOME, heating: 'panel-heaters', area: '80', built: '2003-2006' }
  const startWords = (change: Typed) => startedWith(queryOf({ ...HEATED_BY_ELECTRICITY, ...change })).words

  it.each([
    ['nothing', {}, null],
    ['a bill', { currentBill: '4000' }, 'your bill'],
    ['solar panels', { solar: 'on' }, 'your solar panels'],
    ['a measured heat loss', { own: 'home.measured-over-calculated_1.05' }, 'your measured heat loss'],
    ['a figure for the household', { own: 'use.household_0.8' }, 'your figure for the household'],
    ['a bill and solar panels', { currentBill: '4000', solar: 'on' }, 'your bill and your solar panels'],
  ])('says what it leaves out, with both answers: %s', (_, change, leftOut) => {
    const year = estimateView(quickAnswer({ ...HEATED_BY_ELECTRICITY, ...change })).cost.text
    const words = startWords(change)
    expect(words).toContain(`${year} a year to run`)
    if (leftOut === null) expect(words).toContain('Until then the answer is the same: ')
    else expect(words).toMatch(new RegExp(`Here: .+ There: .+ The reason: this calculator leaves out ${leftOut}\\.$`))
  })
})
