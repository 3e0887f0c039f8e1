import { useEffect, useRef, useState } from 'react'

import { requestCallBack, type Caller } from './request-call-back'
import { IDLE, nextCall, type SparkyEffect, type SparkyEvent } from './sparky-call'

const NOBODY: Caller = { name: '', phone: '' }

/** Runs the call's state machine: its timers, its one request and its dialling. */
export function useSparkyCall({ dialHref, isMobile }: { dialHref: string; isMobile: boolean }) {
  const [status, setStatus] = useState(IDLE.status)
  const callRef = useRef(IDLE)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const request = useRef<AbortController | null>(null)

  const cancel = () => {
    timers.current.forEach(clearTimeout)
    timers.current = []
    request.current?.abort()
  }

  useEffect(() => cancel, [])

  const run = (effect: SparkyEffect, caller: Caller) => {
    switch (effect.type) {
      case 'send': {
        const controller = new AbortController()
        request.current = controller
        requestCallBack({ ...caller, signal: controller.signal }).then(
          (isBooked) => !controller.signal.aborted && send({ type: 'answered', isBooked }),
          () => !controller.signal.aborted && send({ type: 'failed' }),
        )
        return
      }
      case 'later':
        timers.current.push(setTimeout(() => send(effect.event), effect.delayMs))
        return
      case 'cancel':
        return cancel()
      case 'dial':
        window.location.assign(dialHref)
    }
  }

  const send = (event: SparkyEvent, caller: Caller = NOBODY) => {
    const { call, effects } = nextCall({ call: callRef.current, event, isMobile })
    callRef.current = call
    setStatus(call.status)
    effects.forEach((effect) => run(effect, caller))
  }

  return { status, press: (caller: Caller) => send({ type: 'pressed' }, caller) }
}
