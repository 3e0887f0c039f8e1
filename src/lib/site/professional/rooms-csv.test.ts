import { describe, expect, it, test } from 'vitest'

import { EXAMPLE_PROJECT } from './example-project'
import { readRoomLines, readRoomsCsv, writeRoomsCsv } from './rooms-csv'
import { emptyRoom, sheetOf } from './sheet'

const { rooms } = sheetOf(EXAMPLE_PROJECT)

describe('rooms as a file for spreadsheets', () => {
  it('has a line of headings, and one for each room that holds anything', () => {
    const lines = writeRoomsCsv([...rooms, emptyRoom('r99')]).split('\r\n')
    expect(lines[0]).toBe(
      'Room,Use,Length (m),Width (m),Floor (m²),Height (m),Warm to (°C),Air (1/h),Walls (m²),Windows (m²),Doors (m²),Roof (m²),Ground (m²),Edge (m)',
    )
    expect(lines[1]).toBe('Lounge,living,4.2,3.7,,2.4,,,15.2,3.8,,,15.5,7.9')
    expect(lines).toHaveLength(rooms.length + 2)
  })

  it('is read again', () => {
    const read = readRoomsCsv(writeRoomsCsv(rooms))
    if (!read.ok) throw new Error(read.message)
    expect(writeRoomsCsv(read.rooms)).toBe(writeRoomsCsv(rooms))
    expect(read.rooms.map(({ elements }) => elements)).toEqual(rooms.map(({ elements }) => elements))
    expect(read.rooms.map(({ id }) => id)).toEqual(rooms.map((_, place) => `r${place + 1}`))
  })

  it('is read without the columns that it has had since', () => {
    const old = writeRoomsCsv(rooms).replaceAll(/,[^,\r]*\r/g, '\r')
    expect(old).toMatch(/Ground \(m²\)\r\n.*15\.5\r\n/)
    expect(readRoomsCsv(old)).toMatchObject({ ok: true, rooms: rooms.map(({ name }) => ({ name })) })
    expect(readRoomLines('Lounge,living,4.2,3.7,,2.4,,,15.2,3.8,,,15.5')).toMatchObject({
      ok: true,
      rooms: [{ name: 'Lounge' }],
    })
  })

  it('is read with its columns in another order, and keeps what cannot be used for the table to say so', () => {
    const read = readRoomsCsv('Height (m);Use;Room\n2,4;Lounge;Snug\nhigh;spaceship;"=HYPERLINK(""x"")"\n')
    expect(read.ok && read.rooms).toMatchObject([
      { name: 'Snug', kind: 'Lounge', heightM: '2,4' },
      { name: '=HYPERLINK("x")', kind: 'spaceship', heightM: 'high' },
    ])
  })

  test.each([
    ['', 'The file is empty.'],
    [
      'Room,Colour\nA,red',
      /^Line 1, cell 2: “Colour” is no column of the table\. Its columns are Room, Use, Length \(m\),/,
    ],
    ['Room,Room\nA,B', 'Line 1, cell 2: “Room” stands there twice.'],
    ['Room,Use\n', 'Line 2: no room follows the headings.'],
    ['Room,Use\nA,living\nB,living,3', 'Line 3, cell 3: there are more cells than columns.'],
    ['Room,Use\nA,"living', 'Line 2, column 3: A cell begins with a quotation mark that is never closed.'],
    [`Room,Use\n${'A,living\n'.repeat(201)}`, 'Line 202: no more than 200 rooms.'],
  ])('%# is refused', (text, message) => {
    const read = readRoomsCsv(text)
    expect(read).toEqual({ ok: false, message: typeof message === 'string' ? message : expect.stringMatching(message) })
  })
})
