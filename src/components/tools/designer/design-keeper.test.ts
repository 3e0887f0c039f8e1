import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Design } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'
import { savedDesignSchema } from '@/lib/schemas/calculate/saved-design'

import { designKeeper, type KeeperClock } from './design-keeper'

/** A clock that advances only when `runTo` is called. */
function simulatedClock() {
  let [at, last] = [0, 0]
  const timers = new Map<number, { due: number; work: () => void }>()
  const clock: KeeperClock = {
    now: () => at,
    set: (work, afterMs) => {
      last += 1
      timers.set(last, { due: at + afterMs, work })
      return last
    },
    clear: (timer) => void timers.delete(Number(timer)),
  }
  const runTo = (until: number) => {
    for (;;) {
      const [next] = [...timers].filter(([, { due }]) => due <= until).toSorted(([, a], [, b]) => a.due - b.due)
      if (!next) break
      timers.delete(next[0])
      at = next[1].due
      next[1].work()
    }
    at = until
  }
  return { clock, runTo }
}

const plan = designOfPlan('flat')
if (!plan) throw new Error('no plan')
const [room] = plan.rooms
if (!room) throw new Error('no room')
const numbered = (number: number): Design => ({ ...plan, rooms: [{ ...room, name: `Change ${number}` }] })
const numberIn = (text: string) => {
  const { design } = savedDesignSchema.parse(JSON.parse(text))
  expect(design.rooms).toHaveLength(1)
  return Number(design.rooms[0]?.name.split(' ')[1])
}

/** Changes after random pauses, writes that storage refuses, and the moment at which the browser is killed. */
const life = fc.record({
  pauses: fc
    .constantFrom(150, 1_200) // a drag, and work with pauses
    .chain((max) => fc.array(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 40 })),
  refused: fc.infiniteStream(fc.boolean()),
  isFlaky: fc.boolean(),
  killedShare: fc.double({ min: 0, max: 1, noNaN: true }),
})

type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never

/** The contents of storage after the browser is killed, and the changes made before that. */
function lived({ pauses, refused, isFlaky, killedShare }: Life) {
  const { clock, runTo } = simulatedClock()
  let stored = JSON.stringify({ version: DESIGN_FORM, savedAt: '2026-11-25T00:00:00.000Z', design: numbered(0) })
  let [lastRefusal, lastWritten] = [-Infinity, 0]
  const write = (design: Design) => {
    if (isFlaky && refused.next().value) {
      lastRefusal = clock.now()
      return false
    }
    stored = JSON.stringify({ version: DESIGN_FORM, savedAt: '2026-11-25T00:00:00.000Z', design })
    lastWritten = Number(design.rooms[0]?.name.split(' ')[1])
    return true
  }
  const keeper = designKeeper({ write, clock })
  const killedAt = Math.round(killedShare * (pauses.reduce((sum, pause) => sum + pause, 0) + 1_500))
  const changes: { number: number; at: number }[] = []
  let at = 0
  for (const [index, pause] of pauses.entries()) {
    at += pause
    if (at > killedAt) break
    runTo(at)
    changes.push({ number: index + 1, at })
    keeper.changed(numbered(index + 1))
  }
  runTo(killedAt)
  return { stored, changes, killedAt, lastRefusal, lastWritten }
}

describe('a design after the browser was killed', () => {
  it('is complete and includes every change older than a second, unless storage has refused a write since', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { stored, changes, killedAt, lastRefusal, lastWritten } = lived(one)
        const kept = numberIn(stored)
        expect(kept).toBe(lastWritten)
        if (lastRefusal > killedAt - 1_000) return
        const due = changes.filter((change) => change.at <= killedAt - 1_000).at(-1)?.number ?? 0
        expect(kept).toBeGreaterThanOrEqual(due)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the keeper', () => {
  const started = (accepts = () => true) => {
    const { clock, runTo } = simulatedClock()
    const written: string[] = []
    const keeper = designKeeper<string>({
      clock,
      write: (design) => {
        if (!accepts()) return false
        written.push(`${design} at ${clock.now()}`)
        return true
      },
    })
    return { keeper, runTo, written }
  }

  it('waits for a pause, but not forever', () => {
    const { keeper, runTo, written } = started()
    for (let at = 0; at < 1_500; at += 100) {
      runTo(at)
      keeper.changed(`${at}`)
    }
    runTo(5_000)
    expect(written).toEqual(['600 at 700', '1300 at 1400', '1400 at 1700'])
  })

  it('writes immediately when flushed, and nothing after it is stopped', () => {
    const { keeper, runTo, written } = started()
    keeper.changed('a')
    keeper.flush()
    keeper.flush()
    keeper.changed('b')
    keeper.stop()
    runTo(5_000)
    expect(written).toEqual(['a at 0'])
  })

  it('retries a refused write', () => {
    let isFull = true
    const { keeper, runTo, written } = started(() => !isFull)
    keeper.changed('a')
    runTo(1_000)
    isFull = false
    runTo(2_000)
    expect(written).toEqual(['a at 1200'])
  })
})
