import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { emptySheet, type Sheet, sheetOf } from '@/lib/calculators/professional/sheet'
import { changed } from '@/lib/calculators/professional/sheet-actions'
import { sheetCalculator } from '@/lib/calculators/professional/sheet-result'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { ENVELOPE_ELEMENTS } from '@/lib/domain/building/u-values/constructions'
import { INSTALLATION_METHODS } from '@/lib/domain/electrical/circuits/cable-capacity'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { type AmountName, KEPT_FORM, PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import { checkProject } from '@/lib/schemas/calculate/check-project'

import { readSavedSheet } from './saved-sheet'

const savedAt = '2026-11-21T14:05:00.000Z'
const kept = (sheet: Sheet, version: number = KEPT_FORM) => JSON.stringify({ version, savedAt, sheet })

describe('a sheet saved on the device', () => {
  it.each([
    ['an empty sheet', emptySheet()],
    ['an example', sheetOf(EXAMPLE_PROJECT)],
    [
      'what cannot be used',
      changed(emptySheet(), {
        type: 'paste',
        row: 0,
        column: 0,
        cells: [['x'.repeat(500), 'cave', 'four', '-1', '1e9']],
      }),
    ],
  ])('comes back as it was: %s', (_, sheet) => expect(readSavedSheet(kept(sheet))).toEqual({ savedAt, sheet }))

  it('may be from before a home had an altitude', () => {
    const { altitudeM: _, ...home } = emptySheet().home
    const former = { ...emptySheet(), home } as Sheet
    expect(readSavedSheet(kept(former))?.sheet).toEqual(emptySheet())
  })

  it.each([
    ['no JSON', '{'],
    ['something else', '{"version":1}'],
    ['another form', kept(emptySheet(), KEPT_FORM + 1)],
    ['no rooms', kept({ ...emptySheet(), rooms: [] })],
  ])('is not taken for a sheet where it is none: %s', (_, text) => expect(readSavedSheet(text)).toBeNull())
})

/** Anything that a project file may contain, up to the limits of what is accepted. */
const amount = (name: AmountName) => fc.double({ ...PROJECT_LIMITS[name], noNaN: true })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const ids = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/)
const names = fc.string({ minLength: 1, maxLength: PROJECT_LIMITS.nameLength.max })
const uniqueIds = <Item extends { id: string }>(item: fc.Arbitrary<Item>, constraints: fc.ArrayConstraints) =>
  fc.uniqueArray(item, { ...constraints, selector: ({ id }) => id })
const elements = uniqueIds(
  fc.record({
    id: fc.oneof(fc.constantFrom(...ENVELOPE_ELEMENTS), ids),
    name: names,
    kind: fc.constantFrom('wall', 'window', 'door', 'roof', 'floor', 'ceiling'),
    areaM2: amount('areaM2'),
    construction: fc.constantFrom('home', 'own', 'wall.usual'),
    wattsPerM2K: amount('wattsPerM2K'),
    beyond: fc.constantFrom('outside', 'ground', 'heated', 'unheated'),
    beyondC: orNull(amount('beyondC')),
    edgeM: orNull(amount('edgeM')),
  }),
  { maxLength: PROJECT_LIMITS.elements.max },
)
const rooms = uniqueIds(
  fc.record({
    id: ids,
    name: names,
    kind: fc.constantFrom(...ROOM_KINDS.map(({ value }) => value)),
    lengthM: orNull(amount('lengthM')),
    widthM: orNull(amount('widthM')),
    floorAreaM2: amount('floorAreaM2'),
    heightM: amount('heightM'),
    indoorC: orNull(amount('indoorC')),
    airChangesPerHour: orNull(amount('airChangesPerHour')),
    elements,
  }),
  { minLength: 1, maxLength: 3 },
)
const home = fc.record({
  altitudeM: orNull(amount('altitudeM')),
  outdoorC: orNull(amount('outdoorC')),
  pencePerKwh: orNull(amount('pencePerKwh')),
  cableLengthM: amount('cableLengthM'),
  mainFuseAmps: fc.constantFrom(...MAIN_FUSES_AMPS),
  cableMethod: fc.constantFrom(...INSTALLATION_METHODS.map(({ value }) => value)),
  loads: fc.array(fc.constantFrom(...USUAL_LOADS.map(({ value }) => value)), { maxLength: USUAL_LOADS.length }),
})
const projects = fc.record({ name: names, home: home.map((chosen) => ({ ...EXAMPLE_PROJECT.home, ...chosen })), rooms })

describe('every accepted project', () => {
  const calculate = sheetCalculator(SAMPLE_BASIS)

  it('is restored from the device without losing a room', () => {
    fc.assert(
      fc.property(projects, (found) => {
        const checked = checkProject(found)
        if (!checked.ok) throw new Error(`${checked.path.join('.')}: ${checked.message}`)
        const sheet = sheetOf(checked.project)
        expect(readSavedSheet(kept(sheet))?.sheet).toEqual(sheet)
        const { project, rows } = calculate(sheet)
        expect(rows.map(({ read }) => read.state)).toEqual(checked.project.rooms.map(() => 'ready'))
        expect(checkProject(project).ok).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('includes everything a room may contain', () => {
    const [room] = EXAMPLE_PROJECT.rooms
    const added = Array.from({ length: PROJECT_LIMITS.elements.max }, (_, index) => ({
      ...room?.elements[0],
      id: `e-${index}`,
    }))
    const withElements = (list: readonly unknown[]) =>
      checkProject({ ...EXAMPLE_PROJECT, rooms: [{ ...room, id: 'lounge-1', elements: list }] })
    const full = withElements([...ENVELOPE_ELEMENTS.map((id) => ({ ...room?.elements[0], id })), ...added])
    if (!full.ok) throw new Error(full.message)
    expect(readSavedSheet(kept(sheetOf(full.project)))?.sheet.rooms[0]?.elements).toHaveLength(
      ENVELOPE_ELEMENTS.length + PROJECT_LIMITS.elements.max,
    )
    expect(withElements([...added, { ...room?.elements[0], id: 'one-more' }])).toMatchObject({
      ok: false,
      message: 'Must be no more than 20 besides wall, window, door, roof, floor',
    })
  })

  it('does not exceed what the device can store', () => {
    const loads = Array<string>(USUAL_LOADS.length + 1).fill('shower')
    expect(checkProject({ ...EXAMPLE_PROJECT, home: { ...EXAMPLE_PROJECT.home, loads } }).ok).toBe(false)
  })
})
