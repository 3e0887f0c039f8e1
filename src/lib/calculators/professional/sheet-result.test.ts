import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RoomText } from '@/lib/domain/estimate/project-text'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { readAmount } from './read-amount'
import { readKind } from './read-kind'
import { readHome, readRoom } from './read-sheet'
import { emptyRoom, emptySheet, sheetOf } from './sheet'
import { changed } from './sheet-actions'
import { sheetCalculator } from './sheet-result'

const EXAMPLE = sheetOf(EXAMPLE_PROJECT)
const limits = { min: -5, max: 2_000 }
const room = (typed: Partial<RoomText>): RoomText => ({
  ...emptyRoom('r1'),
  kind: 'living',
  lengthM: '4',
  widthM: '3',
  heightM: '2.4',
  ...typed,
})
const read = (typed: Partial<RoomText>) => readRoom({ room: room(typed), name: 'Room 1' })

const noHeight = () => null

describe('an amount', () => {
  it.each([
    ['3.4', 3.4],
    [' 3.4 ', 3.4],
    ['.5', 0.5],
    ['1,200', 1200],
    ['12.5 m²', 12.5],
    ['12.5m2', 12.5],
    ['2.4 m', 2.4],
    ['−3', -3],
    ['-3 °C', -3],
    ['', null],
    ['  ', null],
  ])('%j is %s', (text, value) => expect(readAmount(text, limits)).toEqual({ ok: true, value }))

  it.each(['three', '3,4', '1e3', '--3', '3.4.5', '-6', '2001', 'Infinity', 'NaN', '0x10', '12 ft', '=A1'])(
    '%j is an error',
    (text) => {
      expect(readAmount(text, limits)).toEqual({ ok: false, message: 'Must be a number from -5 to 2,000' })
    },
  )

  it('from any text is a number within the limits, null, or an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = readAmount(text, limits)
        expect(!found.ok || found.value === null || (found.value >= limits.min && found.value <= limits.max)).toBe(true)
      }),
    )
  })
})

it.each([
  ['living', 'living'],
  ['Living room', 'living'],
  ['LOUNGE', 'living'],
  ['Bedroom 2', 'bedroom'],
  ['Bed 1', 'bedroom'],
  ['En-suite', 'shower'],
  ['Dining room', 'dining'],
  ['WC', 'wc'],
  ['garage', null],
  ['', null],
])('a room of the kind %j is one of %s', (text, kind) => expect(readKind(text)).toBe(kind))

describe('a typed room', () => {
  it('without any input is blank', () =>
    expect(readRoom({ room: emptyRoom('r1'), name: 'Room 1' })).toEqual({ state: 'blank' }))
  it('without a name is named by its position', () =>
    expect(read({})).toMatchObject({ state: 'ready', room: { name: 'Room 1', lengthM: 4, widthM: 3, elements: [] } }))
  it.each([
    [{ kind: '' }, 'Say what it is used for'],
    [{ lengthM: '' }, 'Enter length and width, or the floor area'],
    [{ heightM: '' }, 'Give the height'],
  ])('%o lists what is missing', (typed, missing) =>
    expect(read(typed)).toMatchObject({ state: 'unready', missing, faults: {} }),
  )
  it('may have a floor area instead', () =>
    expect(read({ lengthM: '', floorAreaM2: '12' })).toMatchObject({ state: 'ready', room: { floorAreaM2: 12 } }))
  it('reports each error at its field', () => {
    const elements = emptyRoom('r1').elements.map((element) =>
      element.id === 'wall' ? { ...element, areaM2: '-1', construction: 'own' as const } : element,
    )
    expect(read({ lengthM: 'four', indoorC: '90', kind: 'cave', elements })).toMatchObject({
      state: 'unready',
      faults: {
        lengthM: 'Must be a number from 0.5 to 50',
        indoorC: 'Must be a number from 5 to 35',
        kind: 'Not a use we recognise: choose one',
        'wall.areaM2': 'Must be a number from 0 to 500',
        'wall.wattsPerM2K': 'Give its U-value',
      },
    })
  })
})

describe('an element', () => {
  const wall = (typed: Partial<RoomText['elements'][number]>) =>
    read({
      elements: emptyRoom('r1').elements.map((element) =>
        element.id === 'wall' ? { ...element, areaM2: '9', ...typed } : element,
      ),
    })
  it('is not held up by a U-value or temperature that its choices hide', () => {
    expect(wall({ construction: 'own', wattsPerM2K: '12' })).toMatchObject({
      state: 'unready',
      faults: { 'wall.wattsPerM2K': 'Must be a number from 0.05 to 7' },
    })
    expect(wall({ construction: 'home', wattsPerM2K: '12' })).toMatchObject({
      state: 'ready',
      room: { elements: [{ wattsPerM2K: null }] },
    })
    expect(wall({ beyond: 'unheated', beyondC: '90' })).toMatchObject({ state: 'unready' })
    expect(wall({ beyond: 'outside', beyondC: '90' })).toMatchObject({
      state: 'ready',
      room: { elements: [{ beyondC: null }] },
    })
  })
  it('is held up by the edge of a floor only if it may be on the ground', () => {
    const floor = (typed: Partial<RoomText['elements'][number]>) => {
      const [extra] = emptyRoom('r1').elements.filter(({ id }) => id === 'floor')
      if (!extra) throw new Error('no floor')
      return read({ elements: [{ ...extra, id: 'e1', areaM2: '9', edgeM: 'x', ...typed }] }).state
    }
    expect(floor({ construction: 'home' })).toBe('unready')
    expect(floor({ construction: 'own', wattsPerM2K: '0.3' })).toBe('ready')
    expect(floor({ construction: 'own', wattsPerM2K: '0.3', id: 'floor' })).toBe('unready') // a cell of the table
  })
})

describe('a name', () => {
  const tooLong = 'x'.repeat(81)
  it('on several lines is joined into one', () =>
    expect(read({ name: ' Front\n\troom ' })).toMatchObject({ room: { name: 'Front room' } }))
  it('of a room is reported at its cell if too long', () => {
    expect(read({ name: tooLong })).toMatchObject({
      state: 'unready',
      faults: { name: 'Must be no longer than 80 characters' },
    })
    expect(read({ name: tooLong.slice(1) })).toMatchObject({ state: 'ready' })
  })
  it('of an element is reported there if too long', () => {
    const elements = emptyRoom('r1').elements.map((element) => ({ ...element, name: tooLong, areaM2: '1' }))
    expect(read({ elements })).toMatchObject({
      state: 'unready',
      faults: { 'wall.name': 'Must be no longer than 80 characters' },
    })
  })
  it('of a project is dropped and reported if too long', () => {
    const { project, homeFaults } = sheetCalculator(SAMPLE_BASIS)({ ...EXAMPLE, name: tooLong })
    expect([project.name, homeFaults]).toEqual(['', { name: 'Must be no longer than 80 characters' }])
  })
})

describe('a typed home', () => {
  it.each([
    ['SN10 1AA', 'SN'],
    ['SN15-1AA', 'SN'],
    ['sn', 'SN'],
    ['', null],
  ])('reduces the postcode %j to its area', (postcode, area) => {
    expect(readHome({ ...EXAMPLE.home, postcode }, noHeight)).toMatchObject({
      home: { postcodeArea: area },
      faults: {},
    })
  })
  it.each(['GY', 'gy1 1aa', 'QQ'])('reports an area without climate data: %s', (postcode) => {
    const { home, faults } = readHome({ ...EXAMPLE.home, postcode }, noHeight)
    expect([home.postcodeArea, faults]).toEqual([
      null,
      { postcode: 'We have no weather data for this postcode. Leave it empty to use the middle of Great Britain' },
    ])
  })
  it('drops and reports invalid input', () => {
    expect(readHome({ ...EXAMPLE.home, postcode: 'nowhere', outdoorC: 'cold' }, noHeight)).toMatchObject({
      home: { postcodeArea: null, outdoorC: null },
      faults: { postcode: 'Please enter a valid postcode', outdoorC: 'Must be a number from -30 to 14' },
    })
  })
})

describe('a sheet', () => {
  it('from a project reads back as that project', () => {
    expect(sheetCalculator(SAMPLE_BASIS)(EXAMPLE).project).toEqual(EXAMPLE_PROJECT)
  })

  it('without rooms has no totals', () => {
    const { rows, result } = sheetCalculator(SAMPLE_BASIS)(emptySheet())
    expect(rows.map(({ read: { state } }) => state)).toEqual(['blank', 'blank', 'blank'])
    expect(result.totals).toBeNull()
  })

  it('recalculates only the changed row', () => {
    const calculate = sheetCalculator(SAMPLE_BASIS)
    const before = calculate(EXAMPLE)
    const after = calculate(changed(EXAMPLE, { type: 'cell', row: 2, column: 2, text: '3.5' }))
    expect(after.rows.map((row, index) => row === before.rows[index])).toEqual(
      EXAMPLE.rooms.map((_, index) => index !== 2),
    )
  })

  it('leaves only invalid rooms out of the totals', () => {
    const calculate = sheetCalculator(SAMPLE_BASIS)
    const all = calculate(EXAMPLE).result.totals?.heatLoss.value ?? NaN
    const { rows, result } = calculate(changed(EXAMPLE, { type: 'cell', row: 0, column: 2, text: 'four' }))
    expect(rows[0]).toMatchObject({
      read: { state: 'unready', faults: { lengthM: 'Must be a number from 0.5 to 50' } },
      result: null,
    })
    expect(result.totals?.heatLoss.value).toBeLessThan(all)
  })
})
