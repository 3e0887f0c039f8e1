import { describe, expect, it } from 'vitest'

import type { Design } from '@/lib/domain/design/design'
import { edited } from '@/lib/domain/design/edit'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { designMessage, isDesignLine } from './design-message'
import { designCalculator } from './design-result'
import { totalsWords } from './totals-words'
import { verdictWords } from './words'

const LIVING = withUsualWindow(
  newRoom({ id: 'a', name: 'Living room', kind: 'living', lengthMm: 4_200, widthMm: 3_600 }),
)
const BEDROOM = newRoom({
  id: 'b',
  name: 'Bedroom',
  kind: 'bedroom',
  at: { xMm: 4_200, yMm: 0 },
  lengthMm: 3_000,
  widthMm: 3_600,
  outside: ['south'],
  below: 'heated',
  above: 'heated',
})
const design: Design = {
  home: { built: '1976-1982', postcodeArea: null, figures: null },
  rooms: [LIVING, BEDROOM],
}
const { result } = designCalculator(SAMPLE_BASIS)
const before = result(design)
const wayOf = (start: string) => {
  const way = before.otherWays.find(({ choice }) => choice.startsWith(start))
  if (!way) throw new Error(`no ${start}`)
  return way
}
function tried(start: string) {
  const edit = edited(design, { type: 'set-heating', rooms: wayOf(start).rooms })
  if (!edit.ok) throw new Error(edit.problem)
  return { design: edit.design, after: result(edit.design) }
}

describe('a room that is short', () => {
  it('is offered a lower target, a second heater, and the other rooms first', () => {
    expect(before.rooms.map(({ shortfallWatts }) => shortfallWatts > 0)).toEqual([true, false])
    expect(before.otherWays.map(({ choice }) => choice.split(':')[0])).toEqual([
      'A lower target',
      'A second heater',
      'Other rooms first',
    ])
    const [bedroom] = before.rooms.slice(1)
    expect(wayOf('Other').effect).toContain(`${bedroom?.panels.length} panel`)
  })

  it('with a lower target needs less, and is kept as warm as was said', () => {
    const { design: lower, after } = tried('A lower target')
    expect(wayOf('A lower target').choice).toBe(`A lower target: Living room at ${lower.rooms[0]?.indoorC} °C`)
    expect(lower.rooms[0]?.indoorC).toBeGreaterThanOrEqual(18)
    expect(after.rooms[0]?.loadWatts).toBeLessThan(before.rooms[0]?.loadWatts ?? 0)
    expect(wayOf('A lower target').effect).toContain(`of ${tens(after.neededWatts)} W`)
  })

  it('with a second heater is short no longer, at the same price, and says what it supplies', () => {
    const { design: supplied, after } = tried('A second heater')
    expect(after.price).toEqual(before.price)
    expect(after.otherWays).toEqual([])
    expect(after.comfort).toBeNull()
    expect(totalsWords(after).isEnough).toBe(true)
    expect(verdictWords(after).at(-1)).toBe(
      `Another heater supplies ${Math.round(before.rooms[0]?.shortfallWatts ?? NaN).toLocaleString('en-GB')} W in Living room.`,
    )
    expect(after.givenWatts).toBe(before.givenWatts)
    const lines = designMessage({ design: supplied, result: after }).split('\n')
    expect(lines.filter((line) => /^Another heater supplies [\d,]+ W\.$/.test(line))).toHaveLength(1)
    expect(lines.every(isDesignLine)).toBe(true)
  })

  it('can wait, with panels in the other rooms alone', () => {
    const { after } = tried('Other rooms first')
    expect(after.rooms.map(({ panels }) => panels.length)).toEqual([0, before.rooms[1]?.panels.length])
    expect(totalsWords(after).isEnough).toBe(true)
  })
})

const tens = (watts: number) => (Math.round(watts / 10) * 10).toLocaleString('en-GB')

it('nothing else is offered where panels are enough', () => {
  expect(result({ ...design, rooms: [BEDROOM] }).otherWays).toEqual([])
})

it('heating is changed for several rooms in one step, or refused as a whole', () => {
  const heating = { indoorC: 19 }
  const both = edited(design, { type: 'set-heating', rooms: ['a', 'b'].map((id) => ({ id, heating })) })
  expect(both.ok && both.design.rooms.map(({ indoorC }) => indoorC)).toEqual([19, 19])
  const wrong = edited(design, { type: 'set-heating', rooms: [{ id: 'a', heating: { indoorC: 40 } }] })
  expect(wrong).toEqual({ ok: false, problem: 'too-cold-or-too-warm' })
  const gone = edited(design, { type: 'set-heating', rooms: [{ id: 'c', heating }] })
  expect(gone).toEqual({ ok: false, problem: 'no-such-room' })
})
