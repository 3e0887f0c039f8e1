import { EventEmitter } from 'node:events'
import type { Session } from 'node:inspector'

import { beforeEach, expect, test, vi } from 'vitest'

import { mainThreadStack } from './main-thread-stack'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A debugger whose main thread pauses when it is asked to, or never does. */
function newSession(pauses: boolean) {
  const events = new EventEmitter()
  const posted: string[] = []
  const file = `file://${process.cwd()}/.build/serve.mjs`
  const paused = {
    callFrames: [
      { functionName: 'priceOf', location: { scriptId: '1', lineNumber: 41 }, this: { value: 'Ada Lovelace' } },
      { functionName: '', location: { scriptId: '2', lineNumber: 0 }, returnValue: { value: 'SW1A 1AA' } },
    ],
  }
  const session = Object.assign(events, {
    connectToMainThread: () => undefined,
    disconnect: () => posted.push('disconnected'),
    post: (method: string, done?: () => void) => {
      posted.push(method)
      if (method === 'Debugger.enable') events.emit('Debugger.scriptParsed', { params: { scriptId: '1', url: file } })
      if (method === 'Debugger.pause' && pauses) events.emit('Debugger.paused', { params: paused })
      else done?.()
    },
  }) as unknown as Session
  return { session, posted }
}

test('the stack has functions, files and lines but no values, and the main thread continues', () => {
  const { session, posted } = newSession(true)
  const onStack = vi.fn()
  mainThreadStack(session, onStack)
  expect(onStack.mock.calls).toEqual([['    at priceOf (.build/serve.mjs:42)\n    at <anonymous> (:1)']])
  expect(posted).toEqual(['Debugger.enable', 'Debugger.pause', 'Debugger.disable', 'disconnected'])
  vi.runAllTimers()
  expect(onStack).toHaveBeenCalledOnce()
})

test('a main thread that does not pause is busy outside JavaScript, which is said instead', () => {
  const { session, posted } = newSession(false)
  const onStack = vi.fn()
  mainThreadStack(session, onStack)
  expect(onStack).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(onStack.mock.calls).toEqual([['unknown: the main thread is busy outside JavaScript']])
  expect(posted.at(-1)).toBe('disconnected')
})
