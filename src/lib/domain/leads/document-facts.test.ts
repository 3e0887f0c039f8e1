import { describe, expect, it, test } from 'vitest'

import { factsIn } from './document-facts'
import { confirmedNumber, judged, NO_ANALYSIS, withDocument } from './project-facts'

const valueOf = (line: string) => factsIn([[line]]).map(({ key, value }) => [key, value])

test.each([
  ['Total floor area 93 square metres', 'floorArea', '93 m²'],
  ['Total useful floor area: 1,240 m²', 'floorArea', '1,240 m²'],
  ['Gross internal floor area 82.5 sq m', 'floorArea', '82.5 m²'],
  ['This property’s energy rating is D.', 'rating', 'D'],
  ['Current energy rating: c', 'rating', 'C'],
  ['Valid until 12 May 2031', 'validUntil', '12 May 2031'],
  ['Certificate number 1234-5678-9012-3456-7890', 'certificate', '1234-5678-9012-3456-7890'],
  ['11,250 kWh per year for heating', 'heatingKwh', '11,250 kWh'],
  ['2,100 kilowatt hours a year for hot water', 'hotWaterKwh', '2,100 kWh'],
  [
    'The primary energy use for this property per year is 265 kilowatt hours per square metre',
    'primaryEnergy',
    '265 kWh/m²',
  ],
  ['Total heat loss: 12.5 kW', 'heatLoss', '12.5 kW'],
  ['Heat loss........12.5 kW', 'heatLoss', '12.5 kW'],
  ['Walls Cavity wall, filled cavity Average', 'walls', 'Cavity wall, filled cavity'],
  ['Roof Pitched, 100 mm loft insulation Average', 'roof', 'Pitched, 100 mm loft insulation'],
  ['Window Fully double glazed Good', 'windows', 'Fully double glazed'],
  ['Floor Solid, no insulation (assumed) N/A', 'floor', 'Solid, no insulation (assumed)'],
  ['Main heating Boiler and radiators, mains gas Good', 'heating', 'Boiler and radiators, mains gas'],
  ['Main heating fuel: Natural Gas', 'heatingFuel', 'Natural Gas'],
])('“%s” proposes %s', (line, key, value) => expect(valueOf(line)).toEqual([[key, value]]))

test.each([
  'The potential rating is B.',
  'Energy rating bands',
  'Floor area of the plot',
  'Heating 11,250 kWh',
  'Heat loss through walls',
  'Walls are shown in grey',
  '1.234.567 kWh per year for heating',
  `${'9'.repeat(400)} kWh per year for heating`,
])('“%s” proposes nothing', (line) => expect(valueOf(line)).toEqual([]))

describe('the facts of a document', () => {
  it('name the page and the line, with each value once and at most three values', () => {
    const area = (m2: number) => [`Floor area ${m2} m²`]
    expect(factsIn([[], area(80), area(80), area(90), area(100), area(110)])).toEqual(
      [80, 90, 100].map((m2, index) => ({
        key: 'floorArea',
        label: 'Floor area',
        value: `${m2} m²`,
        page: [2, 4, 5][index],
        line: `Floor area ${m2} m²`,
      })),
    )
  })

  it('shorten long lines', () => {
    expect(factsIn([[`Energy rating D ${'x'.repeat(500)}`]])[0]?.line).toHaveLength(161)
  })

  // Tried from every digit, this line would take minutes.
  it('are looked for only at the start of a line of a million digits', () => {
    expect(factsIn([[`Energy rating D ${'1'.repeat(1_000_000)} kWh per year for heating`]])).toMatchObject([
      { key: 'rating', value: 'D' },
    ])
  })
})

describe('the analysis of a project', () => {
  const found = factsIn([['Floor area 80 m²', 'Energy rating D']])
  const read = withDocument(NO_ANALYSIS, { document: { id: 7, name: 'epc.pdf' }, found })

  it('proposes the facts of each document, once', () => {
    expect(read.facts).toMatchObject([
      { id: '7.1', value: '80 m²', document: 'epc.pdf', state: 'proposed' },
      { id: '7.2', value: 'D', state: 'proposed' },
    ])
    expect(withDocument(read, { document: { id: 7, name: 'epc.pdf' }, found })).toEqual(read)
    expect(withDocument(read, { document: { id: 8, name: 'scan.pdf' }, found: null }).unreadable).toEqual(['scan.pdf'])
  })

  it('keeps who confirmed a fact, and forgets it when the fact is proposed again', () => {
    const by = { by: 'Ada', at: '2026-11-25T10:00:00.000Z' }
    const confirmed = judged(read, { id: '7.1', state: 'confirmed', ...by })
    expect(confirmed?.facts).toMatchObject([
      { state: 'confirmed', judgedBy: 'Ada', judgedAt: '2026-11-25T10:00:00.000Z' },
      { state: 'proposed' },
    ])
    expect(confirmed && judged(confirmed, { id: '7.1', state: 'proposed', ...by })).toEqual(read)
    expect(judged(read, { id: '9.1', state: 'confirmed', ...by })).toBeNull()
  })

  it('returns a number once it is confirmed, and null while two differ', () => {
    const areas = factsIn([['Floor area 1,240 m²'], ['Floor area 80.5 m²']])
    const two = withDocument(NO_ANALYSIS, { document: { id: 7, name: 'epc.pdf' }, found: areas })
    const confirm = (analysis: typeof two | null, id: string) =>
      analysis && judged(analysis, { id, state: 'confirmed', by: 'Ada', at: '' })
    expect(confirmedNumber(two, 'floorArea')).toBeNull()
    const one = confirm(two, '7.1') ?? two
    expect([confirmedNumber(one, 'floorArea'), confirmedNumber(one, 'heatLoss')]).toEqual([1_240, null])
    expect(confirmedNumber(confirm(one, '7.2') ?? one, 'floorArea')).toBeNull()
  })
})
