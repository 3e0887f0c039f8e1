/** The minimum time the panel shows "Connecting", and the delay before a mobile dials after a failed request. */
const SPARKY_ACTION_DELAY_MS = 1_000
/** A call resets after this, whatever its outcome. */
const SPARKY_RESET_MS = 6_000
/** The request timeout, short enough to dial before the reset. */
export const SPARKY_REQUEST_LIMIT_MS = 4_500

export type SparkyCall =
  | { status: 'idle' }
  | { status: 'connecting'; isBooked: boolean | null; hasWaited: boolean }
  | { status: 'success' }
  | { status: 'fallback' }

/** `answered` carries the server's result: whether the call-back is booked. */
export type SparkyEvent =
  | { type: 'pressed' }
  | { type: 'answered'; isBooked: boolean }
  | { type: 'failed' }
  | { type: 'waited' }
  | { type: 'dial-due' }
  | { type: 'reset-due' }

/** The effects for the page to run. `stop` ends the request and every timer; `withdraw` cancels the call-back. */
export type SparkyEffect =
  | { type: 'send' }
  | { type: 'stop' }
  | { type: 'withdraw' }
  | { type: 'dial' }
  | { type: 'later'; delayMs: number; event: SparkyEvent }

export type SparkyTransition = { call: SparkyCall; effects: SparkyEffect[] }

export const IDLE: SparkyCall = { status: 'idle' }

const START: SparkyEffect[] = [
  { type: 'send' },
  { type: 'later', delayMs: SPARKY_ACTION_DELAY_MS, event: { type: 'waited' } },
  { type: 'later', delayMs: SPARKY_RESET_MS, event: { type: 'reset-due' } },
]

/** One transition of a call. Pressing again while calling cancels; late events are ignored. */
export function nextCall({
  call,
  event,
  isMobile,
}: {
  call: SparkyCall
  event: SparkyEvent
  isMobile: boolean
}): SparkyTransition {
  const unchanged = { call, effects: [] }
  switch (event.type) {
    case 'pressed':
      if (call.status !== 'idle') return { call: IDLE, effects: [{ type: 'stop' }, { type: 'withdraw' }] }
      return { call: { status: 'connecting', isBooked: null, hasWaited: false }, effects: START }
    case 'answered':
      return call.status === 'connecting' ? settle({ ...call, isBooked: event.isBooked }, isMobile) : unchanged
    case 'waited':
      return call.status === 'connecting' ? settle({ ...call, hasWaited: true }, isMobile) : unchanged
    case 'failed':
      if (call.status !== 'connecting') return unchanged
      return {
        call: { status: 'fallback' },
        effects: [{ type: 'later', delayMs: SPARKY_ACTION_DELAY_MS, event: { type: 'dial-due' } }],
      }
    case 'dial-due':
      return call.status === 'fallback' ? { call, effects: [{ type: 'dial' }] } : unchanged
    case 'reset-due':
      return { call: IDLE, effects: [{ type: 'stop' }] }
  }
}

/**
 * Shows the outcome once it is known and the minimum time is over; a mobile then opens its dialler, whatever the
 * outcome.
 */
function settle(call: SparkyCall & { status: 'connecting' }, isMobile: boolean): SparkyTransition {
  if (call.isBooked === null || !call.hasWaited) return { call, effects: [] }
  return { call: { status: call.isBooked ? 'success' : 'fallback' }, effects: isMobile ? [{ type: 'dial' }] : [] }
}
