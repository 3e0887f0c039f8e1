import { describe, expect, it } from 'vitest'

import { nextVisit, scrollPercent, type Sign, START } from './exit-intent'

const phone = { widthPx: 768, isBusy: false }
const desktop = { widthPx: 769, isBusy: false }
const leftAtTop: Sign = { type: 'pointer-left', y: 0 }
const leftAtSide: Sign = { type: 'pointer-left', y: 1 }
const stayed: Sign = { type: 'stayed' }
const at = (percent: number): Sign => ({ type: 'scrolled', percent })

/** Applies events in turn and returns those at which the popup opened; at `failsAt` it fails to load. */
function opened(steps: { sign: Sign; page: typeof phone }[], failsAt: number[] = []): number[] {
  let visit = START
  return steps.flatMap(({ sign, page }, index) => {
    const next = nextVisit({ visit, sign, page })
    visit = { ...next.visit, wasShown: visit.wasShown || (next.opens && !failsAt.includes(index)) }
    return next.opens ? [index] : []
  })
}

const on = (page: typeof phone, ...signs: Sign[]) => opened(signs.map((sign) => ({ sign, page })))

describe('the exit popup', () => {
  it('opens when the pointer leaves through the top, at any width', () => {
    expect(on(desktop, leftAtSide, leftAtTop)).toEqual([1])
    expect(on(phone, { type: 'pointer-left', y: -5 })).toEqual([0])
  })

  it('opens beyond 70 percent and after the dwell time on mobiles only', () => {
    expect(on(phone, at(70), at(70.1))).toEqual([1])
    expect(on(phone, stayed)).toEqual([0])
    expect(on(desktop, at(100), stayed)).toEqual([])
  })

  it('opens once', () => {
    expect(on(phone, stayed, stayed, leftAtTop, at(90))).toEqual([0])
  })

  it('opens at the next event if it could not be shown', () => {
    const steps = [leftAtTop, leftAtSide, leftAtTop, leftAtTop].map((sign) => ({ sign, page: desktop }))
    expect(opened(steps, [0])).toEqual([0, 2])
  })

  it('waits for the next event while the page is busy', () => {
    const busy = { ...phone, isBusy: true }
    expect(
      opened([
        { sign: stayed, page: busy },
        { sign: leftAtTop, page: busy },
        { sign: leftAtTop, page: phone },
      ]),
    ).toEqual([2])
  })

  it('counts crossing the threshold, not being beyond it', () => {
    const steps = [at(80), at(85), at(60), at(71)].map((sign) => ({ sign, page: phone }))
    expect(opened(steps, [0])).toEqual([0, 3])
  })

  it.each([
    ['beyond 70 percent', at(80)],
    ['after the dwell time', stayed],
  ])('opens %s at the next scroll, once the page is no longer busy', (_, sign) => {
    const busy = { ...phone, isBusy: true }
    expect(
      opened([
        { sign, page: busy },
        { sign: at(81), page: busy },
        { sign: at(82), page: phone },
      ]),
    ).toEqual([2])
  })

  it('tries once for the dwell time, not at every scroll', () => {
    const steps = [stayed, at(10), at(20), leftAtTop].map((sign) => ({ sign, page: phone }))
    expect(opened(steps, [0])).toEqual([0, 3])
  })

  it('does not open at a scroll above the threshold that was only reached while the page was busy', () => {
    const busy = { ...phone, isBusy: true }
    expect(
      opened([
        { sign: at(80), page: busy },
        { sign: at(20), page: phone },
      ]),
    ).toEqual([])
  })
})

describe('scrollPercent', () => {
  it.each([
    [{ top: 0, height: 2_000, windowHeight: 1_000 }, 0],
    [{ top: 700, height: 2_000, windowHeight: 1_000 }, 70],
    [{ top: 1_000, height: 2_000, windowHeight: 1_000 }, 100],
    [{ top: 0, height: 800, windowHeight: 1_000 }, 0],
    [{ top: 0, height: 1_000, windowHeight: 1_000 }, 0],
  ])('%o: %d', (page, percent) => {
    expect(scrollPercent(page)).toBe(percent)
  })
})
