import { describe, expect, it, test } from 'vitest'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { FIRST_TYPED } from './first-typed'
import { projectResult } from './project-result'
import { readRoomLines, writeRoomsCsv } from './rooms-csv'
import { sheetOf } from './sheet'
import { typedProjectResult } from './typed-project'

const EXAMPLE = sheetOf(EXAMPLE_PROJECT)
const HOME = {
  name: 'Semi',
  postcode: 'SN',
  nation: 'postcode',
  built: '1950-1966',
  altitudeM: '',
  outdoorC: '',
  coldSpell: false,
  neighbours: 'as-warm',
  airMethod: 'current',
  draughtiness: 'typical',
} as const

const worked = (typed: Partial<Parameters<typeof typedProjectResult>[0]['typed']>) =>
  typedProjectResult({ typed: { ...HOME, rooms: FIRST_TYPED['rooms'] ?? '', ...typed }, basis: SAMPLE_BASIS })
const faultsIn = (typed: Parameters<typeof worked>[0]) => {
  const found = worked(typed)
  return found.ok ? [] : found.errors
}

describe('rooms as lines', () => {
  const csv = writeRoomsCsv(EXAMPLE.rooms)
  const bare = csv.slice(csv.indexOf('\n') + 1)

  it('are read with or without a header row', () => {
    const [withHeadings, without] = [readRoomLines(csv), readRoomLines(bare)]
    if (!withHeadings.ok || !without.ok) throw new Error('not read')
    expect(without.rooms).toEqual(withHeadings.rooms)
    expect([withHeadings.lines[0], without.lines[0]]).toEqual([2, 1])
  })

  test.each(['\t', ';'])('may be delimited by %j', (separator) =>
    expect(readRoomLines(bare.replaceAll(',', separator))).toEqual(readRoomLines(bare)),
  )

  it('treat one heading as a room name, and two as a header row', () => {
    expect(readRoomLines('Floor,hall,3,2,,2.4')).toMatchObject({ ok: true, rooms: [{ name: 'Floor', kind: 'hall' }] })
    expect(readRoomLines('Use,Rom,Height\nhall,A,2')).toMatchObject({
      ok: false,
      message: expect.stringContaining('Line 1, cell 2: “Rom” is not a column'),
    })
  })

  test.each([
    [' \n,,\n', 'Enter one room per line.'],
    [`${'A,'.repeat(14)}B`, 'Line 1, cell 15: there are more cells than columns.'],
    ['A,"hall', 'Line 1, column 3: A cell begins with a quotation mark that is never closed.'],
  ])('%j are rejected', (text, message) => expect(readRoomLines(text)).toEqual({ ok: false, message }))
})

describe('a project entered as lines', () => {
  it('gives the same result as the table', () => {
    const found = worked({})
    if (!found.ok) throw new Error(found.errors[0]?.message)
    expect(found.project.rooms.map(({ name }) => name)).toEqual(['Lounge', 'Kitchen', 'Bedroom 1'])
    const { totals } = projectResult({ project: found.project, basis: SAMPLE_BASIS })
    expect(found.result.totals?.heatLoss.value).toBe(totals?.heatLoss.value)
    expect(found.sheet.name).toBe('Semi')
  })

  test.each([
    [{ postcode: 'EH1 1AA', nation: 'postcode' }, 'scotland'],
    [{ postcode: 'EH1 1AA', nation: 'wales' }, 'wales'],
    [{ postcode: 'CH1', nation: 'postcode' }, 'england'],
    [{ postcode: '', nation: 'postcode' }, 'england'],
  ] as const)('%o is in %s', (typed, nation) => {
    const found = worked(typed)
    expect(found.ok && found.project.home.nation).toBe(nation)
  })

  it('reports invalid and missing input by line and column', () => {
    const rooms =
      'Room,Use,Length (m),Width (m),Height (m)\nCave,cave,four,3,2.4\n\nHall,hall,3,2,\nBed,bedroom,3,3,2.4'
    expect(faultsIn({ rooms })).toEqual([
      {
        path: 'rooms',
        message:
          'Line 2, Use: Not a use we recognise: choose one. Line 2, Length: Must be a number from 0.5 to 50. Line 4: Give the height.',
      },
    ])
  })

  it('counts the errors beyond the first five', () => {
    expect(faultsIn({ rooms: 'A,hall\n'.repeat(7) })[0]?.message).toMatch(
      /Line 5: Enter length and width, or the floor area\. And 2 more\.$/,
    )
  })

  it('reports input outside the limits of the calculation', () => {
    expect(faultsIn({ outdoorC: '14', rooms: 'Store,store,3,2,,2.4,10' })).toEqual([
      { path: 'rooms', message: 'Line 1, Warm to: Must be 1 to 60 °C warmer than outdoors.' },
    ])
  })

  it('reports errors in the home and the lines together', () => {
    expect(faultsIn({ postcode: 'nowhere', rooms: '' })).toEqual([
      { path: 'postcode', message: 'Please enter a valid postcode' },
      { path: 'rooms', message: 'Enter one room per line.' },
    ])
  })
})
