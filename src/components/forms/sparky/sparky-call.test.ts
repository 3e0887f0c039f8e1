import { describe, expect, it } from 'vitest'

import { IDLE, nextCall, type SparkyCall, type SparkyEffect, type SparkyEvent } from './sparky-call'

const connecting: SparkyCall = { status: 'connecting', isBooked: null, hasWaited: false }

/** Applies events in turn and records the effects of each. */
function play(events: SparkyEvent[], { isMobile = false, from = IDLE as SparkyCall } = {}) {
  let call = from
  const effects: SparkyEffect[] = []
  for (const event of events) {
    const next = nextCall({ call, event, isMobile })
    call = next.call
    effects.push(...next.effects)
  }
  return { status: call.status, effects }
}

const pressed: SparkyEvent = { type: 'pressed' }
const waited: SparkyEvent = { type: 'waited' }
const failed: SparkyEvent = { type: 'failed' }
const booked: SparkyEvent = { type: 'answered', isBooked: true }
const notBooked: SparkyEvent = { type: 'answered', isBooked: false }

describe('a Sparky call', () => {
  it('starts on a press: the request is sent, and the one-second and six-second timers start', () => {
    expect(nextCall({ call: IDLE, event: pressed, isMobile: false })).toEqual({
      call: connecting,
      effects: [
        { type: 'send' },
        { type: 'later', delayMs: 1_000, event: { type: 'waited' } },
        { type: 'later', delayMs: 6_000, event: { type: 'reset-due' } },
      ],
    })
  })

  it.each([
    { name: 'booked, answered within the second', events: [booked, waited], status: 'success' },
    { name: 'booked, answered after it', events: [waited, booked], status: 'success' },
    { name: 'not booked, answered within the second', events: [notBooked, waited], status: 'fallback' },
    { name: 'not booked, answered after it', events: [waited, notBooked], status: 'fallback' },
  ] as const)('ends in $status when $name', ({ events, status }) => {
    expect(play([...events], { from: connecting })).toEqual({ status, effects: [] })
    expect(play([...events], { from: connecting, isMobile: true })).toEqual({ status, effects: [{ type: 'dial' }] })
  })

  it.each([booked, notBooked, waited])('keeps connecting on $type alone', (event) => {
    expect(play([event], { from: connecting, isMobile: true })).toEqual({ status: 'connecting', effects: [] })
  })

  it.each([true, false])(
    'falls back at once when the request fails, and dials a second later (mobile: %s)',
    (isMobile) => {
      expect(play([failed], { from: connecting, isMobile })).toEqual({
        status: 'fallback',
        effects: [{ type: 'later', delayMs: 1_000, event: { type: 'dial-due' } }],
      })
      expect(play([{ type: 'dial-due' }], { from: { status: 'fallback' }, isMobile }).effects).toEqual([
        { type: 'dial' },
      ])
    },
  )

  it.each<SparkyCall>([connecting, { status: 'success' }, { status: 'fallback' }])(
    'is cancelled by a press while $status',
    (from) => {
      expect(play([pressed], { from })).toEqual({ status: 'idle', effects: [{ type: 'stop' }, { type: 'withdraw' }] })
    },
  )

  it.each<SparkyCall>([connecting, { status: 'success' }, { status: 'fallback' }])(
    'is over after six seconds while $status',
    (from) => {
      expect(play([{ type: 'reset-due' }], { from })).toEqual({ status: 'idle', effects: [{ type: 'stop' }] })
    },
  )

  it.each([booked, failed, waited, { type: 'dial-due' } as const])('ignores a late $type', (event) => {
    expect(play([event], { isMobile: true })).toEqual({ status: 'idle', effects: [] })
  })

  it('does not dial twice when a failure follows the outcome', () => {
    expect(play([failed], { from: { status: 'success' } })).toEqual({ status: 'success', effects: [] })
  })
})
