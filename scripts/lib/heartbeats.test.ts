import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { heartbeats } from './heartbeats.mjs'

const ROUND_MS = 1_000

let nowMs = 0
beforeEach(() => {
  nowMs = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

/** A process that answers while it is well, and hangs otherwise. */
function newProcess() {
  const child = new EventEmitter()
  const fake = {
    isWell: true,
    child: Object.assign(child, {
      connected: true,
      send: () => void (fake.isWell && child.emit('message', 'heartbeat')),
    }) as unknown as ChildProcess,
    becomeReady: () => void child.emit('message', 'heartbeat'),
    end: () => void child.emit('exit', 0, null),
  }
  return fake
}

function watching() {
  const hung: string[] = []
  const { watch, stop } = heartbeats({ onHang: ({ name }) => hung.push(name), now: () => nowMs })
  onTestFinished(stop)
  const add = (name: string) => {
    const process = newProcess()
    const { silentMs } = watch(name, process.child)
    return { ...process, process, silentMs }
  }
  return { hung, add }
}

function pass(rounds: number, roundMs = ROUND_MS) {
  for (let round = 0; round < rounds; round += 1) {
    nowMs += roundMs
    vi.advanceTimersByTime(ROUND_MS)
  }
}

test('a process that leaves five questions unanswered is reported once, and one that answers is not', () => {
  const { hung, add } = watching()
  const [one, other] = [add('one'), add('other')]
  one.becomeReady()
  other.becomeReady()
  pass(3)
  one.process.isWell = false
  pass(5)
  expect(hung).toEqual([])
  pass(1)
  expect(hung).toEqual(['one'])
  expect(one.silentMs()).toBe(6 * ROUND_MS)
  pass(100)
  expect(hung).toEqual(['one'])
})

test('a process may take any time until it is ready', () => {
  const { hung, add } = watching()
  const one = add('one')
  one.process.isWell = false
  pass(100)
  expect(hung).toEqual([])
  one.becomeReady()
  pass(6)
  expect(hung).toEqual(['one'])
})

test('a round that is late starts the count anew', () => {
  const { hung, add } = watching()
  const one = add('one')
  one.becomeReady()
  one.process.isWell = false
  pass(5)
  pass(1, 2_001)
  pass(4)
  expect(hung).toEqual([])
  pass(1)
  expect(hung).toEqual(['one'])
})

test('of several processes that hang, the next is reported once the replacement of the previous one is ready', () => {
  const { hung, add } = watching()
  for (const name of ['one', 'other']) {
    const { process, becomeReady } = add(name)
    becomeReady()
    process.isWell = false
  }
  pass(20)
  expect(hung).toEqual(['one'])
  add('one').becomeReady()
  pass(1)
  expect(hung).toEqual(['one', 'other'])
})

test('a replacement that never becomes ready keeps the others waiting for a minute only', () => {
  const { hung, add } = watching()
  for (const name of ['one', 'other']) {
    const { process, becomeReady } = add(name)
    becomeReady()
    process.isWell = false
  }
  add('one')
  pass(6 + 60)
  expect(hung).toEqual(['one'])
  pass(1)
  expect(hung).toEqual(['one', 'other'])
})

test('a process that has ended is not reported', () => {
  const { hung, add } = watching()
  const one = add('one')
  one.becomeReady()
  one.process.isWell = false
  one.end()
  pass(20)
  expect(hung).toEqual([])
})
