import { beforeEach, expect, it, vi } from 'vitest'

import { USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import type { Design } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'

import type { Outcome } from './designer-engine'
import { type OutcomeReply, type OutcomeRequest, outcomeRunner, outcomeSteps } from './outcome-runner'
import { outcomeSource } from './outcome-source'
import type { ToWorker } from './outcome-worker'
import { roomKeeper } from './room-keeper'

const flat = designOfPlan('flat')
if (!flat) throw new Error('no plan')
const smaller: Design = { ...flat, rooms: flat.rooms.slice(1) }

const step = outcomeSteps(SAMPLE_BASIS)
const outcomeOf = (design: Design): Outcome => {
  let found = step(design, USUAL_VIEW)
  while (!found) found = step(design, USUAL_VIEW)
  return found
}

/** A worker that replies on demand, with copies, like a real one. */
function fakeWorker() {
  const questions: OutcomeRequest[] = []
  const worker = {
    onmessage: null as Worker['onmessage'],
    onerror: null as Worker['onerror'],
    onmessageerror: null as Worker['onmessageerror'],
    terminate: vi.fn(),
    postMessage: (message: ToWorker) => {
      const copy = structuredClone(message)
      if ('question' in copy) questions.push(copy.question)
    },
  }
  const hears = ({ number, design }: OutcomeRequest) => {
    const data: OutcomeReply = structuredClone({ number, outcome: outcomeOf(design) })
    worker.onmessage?.call(null as never, { data } as MessageEvent<OutcomeReply>)
  }
  const breaks = () => worker.onerror?.call(null as never, {} as ErrorEvent)
  return { worker, questions, hears, breaks }
}

let outcomes: Outcome[]
beforeEach(() => {
  outcomes = []
})

function source(startWorker: Parameters<typeof outcomeSource>[0]['startWorker'], runner: unknown = null) {
  const onFailure = vi.fn()
  const loadRunner = vi.fn(() =>
    runner === null ? Promise.resolve({ outcomeRunner }) : Promise.reject(new Error('offline')),
  )
  const made = outcomeSource({
    basis: SAMPLE_BASIS,
    startWorker,
    loadRunner,
    onOutcome: (outcome) => outcomes.push(outcome),
    onFailure,
  })
  return { ...made, loadRunner, onFailure }
}

it('passes on the outcome of the worker with the requested design object itself', () => {
  const { worker, questions, hears } = fakeWorker()
  const { ask, loadRunner } = source(() => worker)
  ask(flat, USUAL_VIEW)
  for (const question of questions) hears(question)
  expect(outcomes).toHaveLength(1)
  expect(outcomes[0]?.design).toBe(flat)
  expect(outcomes[0]?.fields.size).toBe(flat.rooms.length)
  expect(outcomes[0]?.result.panels).toBe(outcomeOf(flat).result.panels)
  expect(loadRunner).not.toHaveBeenCalled()
})

it('drops replies to all but the newest question', () => {
  const { worker, questions, hears } = fakeWorker()
  const { ask } = source(() => worker)
  ask(flat, USUAL_VIEW)
  ask(smaller, USUAL_VIEW)
  const [older, newer] = questions
  if (!older || !newer) throw new Error('not asked')
  hears(older)
  expect(outcomes).toEqual([])
  hears(newer)
  expect(outcomes.map(({ design }) => design)).toEqual([smaller])
})

it('is silent once stopped', () => {
  const { worker, questions, hears } = fakeWorker()
  const { ask, stop } = source(() => worker)
  ask(flat, USUAL_VIEW)
  stop()
  for (const question of questions) hears(question)
  expect(outcomes).toEqual([])
  expect(worker.terminate).toHaveBeenCalled()
})

it('calculates in the page if the worker breaks, without another request', async () => {
  const { worker, breaks } = fakeWorker()
  const { ask, onFailure } = source(() => worker)
  ask(smaller, USUAL_VIEW)
  breaks()
  await expect.poll(() => outcomes.map(({ design }) => design)).toEqual([smaller])
  expect(worker.terminate).toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()
  ask(flat, USUAL_VIEW)
  await expect.poll(() => outcomes.at(-1)?.design).toBe(flat)
})

it('calculates in the page if workers are unavailable, and reports if that cannot be loaded either', async () => {
  const refuse = () => {
    throw new Error('no workers')
  }
  const working = source(refuse)
  working.ask(smaller, USUAL_VIEW)
  await expect.poll(() => outcomes.map(({ design }) => design)).toEqual([smaller])
  const { onFailure } = source(refuse, 'offline')
  await expect.poll(() => onFailure).toHaveBeenCalled()
})

it('replaces a copy of a known room with the same object, but not a changed one', () => {
  const kept = roomKeeper()
  const first = kept(structuredClone(flat))
  const again = kept(structuredClone(flat))
  expect(again.home).toBe(first.home)
  again.rooms.forEach((room, index) => expect(room).toBe(first.rooms[index]))
  const [room] = flat.rooms
  if (!room) throw new Error('no room')
  const changed = kept({ ...flat, rooms: [{ ...room, heightMm: room.heightMm + 100 }, ...flat.rooms.slice(1)] })
  expect(changed.rooms[0]).not.toBe(first.rooms[0])
  expect(changed.rooms[1]).toBe(first.rooms[1])
})

it('forgets rooms that have not been seen for a long time', () => {
  const kept = roomKeeper()
  const first = kept(structuredClone(flat))
  const [room] = flat.rooms
  if (!room) throw new Error('no room')
  for (let step = 0; step < 300; step += 1) kept({ ...flat, rooms: [{ ...room, heightMm: 2_000 + step }] })
  expect(kept(structuredClone(flat)).rooms[1]).not.toBe(first.rooms[1])
})

it('keeps the chosen circuits along with the rooms', () => {
  const wiring = { circuits: [{ rooms: ['room-1'], over: 2 }], bunched: 3 }
  expect(roomKeeper()({ ...flat, wiring })).toEqual({ ...flat, wiring })
})
