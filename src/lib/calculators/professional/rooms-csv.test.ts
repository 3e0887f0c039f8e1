import { describe, expect, it, test } from 'vitest'

import { EXAMPLE_PROJECT } from './example-project'
import { readRoomLines, readRoomsCsv, writeRoomsCsv } from './rooms-csv'
import { emptyRoom, sheetOf } from './sheet'

const { rooms } = sheetOf(EXAMPLE_PROJECT)

describe('rooms as a CSV file', () => {
  it('has a header row, and a row for each room with content', () => {
    const lines = writeRoomsCsv([...rooms, emptyRoom('r99')]).split('\r\n')
    expect(lines[0]).toBe(
      'Room,Use,Length (m),Width (m),Floor (m²),Height (m),Warm to (°C),Air (1/h),Walls (m²),Windows (m²),Doors (m²),Roof (m²),Ground (m²),Edge (m)',
    )
    expect(lines[1]).toBe('Lounge,living,4.2,3.7,,2.4,,,15.2,3.8,,,15.5,7.9')
    expect(lines).toHaveLength(rooms.length + 2)
  })

  it('round-trips', () => {
    const read = readRoomsCsv(writeRoomsCsv(rooms))
    if (!read.ok) throw new Error(read.message)
    expect(writeRoomsCsv(read.rooms)).toBe(writeRoomsCsv(rooms))
    expect(read.rooms.map(({ elements }) => elements)).toEqual(rooms.map(({ elements }) => elements))
    expect(read.rooms.map(({ id }) => id)).toEqual(rooms.map((_, index) => `r${index + 1}`))
  })

  it('can be read without more recent columns', () => {
    const old = writeRoomsCsv(rooms).replaceAll(/,[^,\r]*\r/g, '\r')
    expect(old).toMatch(/Ground \(m²\)\r\n.*15\.5\r\n/)
    expect(readRoomsCsv(old)).toMatchObject({ ok: true, rooms: rooms.map(({ name }) => ({ name })) })
    expect(readRoomLines('Lounge,living,4.2,3.7,,2.4,,,15.2,3.8,,,15.5')).toMatchObject({
      ok: true,
      rooms: [{ name: 'Lounge' }],
    })
  })

  it('can be read with reordered columns, and keeps invalid text for the table to report, but reads decimal commas', () => {
    const read = readRoomsCsv('Height (m);Use;Room\n2,4;Lounge;Snug\nhigh;spaceship;"=HYPERLINK(""x"")"\n')
    expect(read.ok && read.rooms).toMatchObject([
      { name: 'Snug', kind: 'Lounge', heightM: '2.4' },
      { name: '=HYPERLINK("x")', kind: 'spaceship', heightM: 'high' },
    ])
  })

  test.each([
    ['', 'The file is empty.'],
    [
      'Room,Colour\nA,red',
      /^Line 1, cell 2: “Colour” is not a column of the table\. Its columns are Room, Use, Length \(m\),/,
    ],
    ['Room,Room\nA,B', 'Line 1, cell 2: “Room” appears twice.'],
    [
      'Room,Length (ft)\nA,12',
      /^Line 1, cell 2: “Length \(ft\)” is in another unit than the table, which needs Length \(m\)\.$/,
    ],
    ['Room;Length;Width\nA;3,4;2\nB;3.4;2', /^Line 3: an amount has a decimal comma/],
    ['Room,Use\n', 'Line 2: no room follows the headings.'],
    ['Room,Use\nA,living\nB,living,3', 'Line 3, cell 3: there are more cells than columns.'],
    ['Room,Use\nA,"living', 'Line 2, column 3: A cell begins with a quotation mark that is never closed.'],
    [`Room,Use\n${'A,living\n'.repeat(201)}`, 'Line 202: no more than 200 rooms.'],
  ])('%# is rejected', (text, message) => {
    const read = readRoomsCsv(text)
    expect(read).toEqual({ ok: false, message: typeof message === 'string' ? message : expect.stringMatching(message) })
  })
})

test.each([
  ['semicolons', 'Room;Length (m);Width (m);Floor (m²)\nSnug;3,4;2,4 m;1.008,5\n'],
  ['tabs', 'Room\tLength (metres)\tWidth\tFloor (m2)\nSnug\t3,4\t2,4 m\t1 008,5\n'],
])('amounts with a decimal comma become points: %s', (_, text) => {
  const read = readRoomsCsv(text)
  expect(read.ok && read.rooms).toMatchObject([
    { name: 'Snug', lengthM: '3.4', widthM: '2.4 m', floorAreaM2: '1008.5' },
  ])
})

test('own U-values survive a round trip, and have no columns if there are none', () => {
  const [room = emptyRoom('r1')] = sheetOf(EXAMPLE_PROJECT).rooms
  const elements = room.elements.map((element) =>
    element.id === 'wall' ? { ...element, construction: 'own' as const, wattsPerM2K: '0.28' } : element,
  )
  const text = writeRoomsCsv([{ ...room, elements }])
  expect(text).toContain('Walls U (W/m²K)')
  expect(readRoomsCsv(text)).toMatchObject({ ok: true, rooms: [{ elements }] })
  expect(writeRoomsCsv([room])).not.toContain(' U ')
})

test('a U-value that is no longer used is not written, because it would be used on reading', () => {
  const [room = emptyRoom('r1')] = rooms
  const elements = room.elements.map((element) => ({ ...element, wattsPerM2K: '0.28' }))
  expect(writeRoomsCsv([{ ...room, elements }])).toBe(writeRoomsCsv([room]))
})
