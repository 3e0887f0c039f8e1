import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A history of states, whose traversals end later, as a browser's do. */
function fakeHistory() {
  const states: unknown[] = [null, { __NA: true }]
  let at = 1
  const listeners = new Map<string, (event: unknown) => void>()
  const move = (by: number) => {
    at = Math.max(0, Math.min(states.length - 1, at + by))
    listeners.get('popstate')?.({})
  }
  vi.stubGlobal('history', {
    get state() {
      return states[at]
    },
    pushState: (state: unknown) => {
      states.splice(++at, Infinity, state)
    },
    go: (by: number) => setTimeout(() => move(by)),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => listeners.set(type, listener))
  vi.stubGlobal('Element', class {})
  return { back: () => move(-1), forward: () => move(1), place: () => at - 1, listeners }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function start() {
  const browser = fakeHistory()
  const { holdBack, settleSoon } = await import('./back-entries')
  const settled = () => vi.runAllTimers()
  settled()
  return { ...browser, holdBack, settled, settleSoon }
}

it('gives something open one entry, which Back uses up', async () => {
  const { back, holdBack, place, settled } = await start()
  const onBack = vi.fn(() => release())
  const release = holdBack({ steps: () => 1, onBack })
  settled()
  expect(place()).toBe(1)
  back()
  settled()
  expect(onBack).toHaveBeenCalledOnce()
  expect(place()).toBe(0)
})

it('takes the entry back when it closes otherwise', async () => {
  const { holdBack, place, settled } = await start()
  const onBack = vi.fn()
  const release = holdBack({ steps: () => 1, onBack })
  settled()
  release()
  settled()
  expect(place()).toBe(0)
  expect(onBack).not.toHaveBeenCalled()
})

it('has an entry for each step, and Back goes to the previous one', async () => {
  const { back, holdBack, place, settled } = await start()
  let steps = 3
  holdBack({ steps: () => steps, onBack: () => void (steps -= 1) })
  settled()
  expect(place()).toBe(3)
  back()
  settled()
  expect([steps, place()]).toEqual([2, 2])
})

it('follows steps that are taken otherwise', async () => {
  const { holdBack, place, settled, settleSoon } = await start()
  let steps = 1
  const onBack = vi.fn()
  holdBack({ steps: () => steps, onBack })
  for (steps of [3, 2]) {
    settleSoon()
    settled()
    expect(place()).toBe(steps)
  }
  expect(onBack).not.toHaveBeenCalled()
})

it('passes the entry on when one dialog opens another', async () => {
  const { back, holdBack, place, settled } = await start()
  const release = holdBack({ steps: () => 1, onBack: vi.fn() })
  settled()
  const onBack = vi.fn()
  release()
  holdBack({ steps: () => 1, onBack })
  settled()
  expect(place()).toBe(1)
  expect(onBack).not.toHaveBeenCalled()
  back()
  expect(onBack).toHaveBeenCalledOnce()
})

it('adds the entry again if Back changed nothing', async () => {
  const { back, holdBack, place, settled } = await start()
  holdBack({ steps: () => 1, onBack: vi.fn() })
  settled()
  back()
  settled()
  expect(place()).toBe(1)
})

it('does not stop at an entry of something that is closed', async () => {
  const { back, forward, holdBack, place, settled } = await start()
  const release = holdBack({ steps: () => 1, onBack: () => release() })
  settled()
  back()
  settled()
  forward()
  settled()
  expect(place()).toBe(0)
})

it('leaves the history alone while a link is followed', async () => {
  const { holdBack, listeners, place, settled } = await start()
  const release = holdBack({ steps: () => 1, onBack: vi.fn() })
  settled()
  const target = Object.assign(new Element(), { closest: () => target })
  listeners.get('click')?.({ defaultPrevented: false, target })
  release()
  settled()
  expect(place()).toBe(1)
})

it('adds no entry after a jump within the page, where Next has no state to copy', async () => {
  const { back, holdBack, place, settled } = await start()
  back()
  const release = holdBack({ steps: () => 1, onBack: vi.fn() })
  settled()
  expect(place()).toBe(-1)
  release()
})
