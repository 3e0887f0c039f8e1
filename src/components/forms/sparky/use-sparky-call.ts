import { useEffect, useRef, useState } from 'react'

import { newKey } from '@/lib/browser/new-key'

import { type Caller, cancelCallBack, requestCallBack } from './request-call-back'
import { IDLE, nextCall, type SparkyEffect, type SparkyEvent } from './sparky-call'

const NOBODY: Caller = { name: '', phone: '' }

/**
 * Runs the call's state machine: its timers, its request and the dialling. A request goes on when the panel is closed;
 * the call-back can then no longer be cancelled here.
 */
export function useSparkyCall({ dialHref, isMobile }: { dialHref: string; isMobile: boolean }) {
  const [status, setStatus] = useState(IDLE.status)
  const callRef = useRef(IDLE)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const request = useRef<AbortController | null>(null)
  const key = useRef<string | null>(null)
  const isOpen = useRef(false)

  const stopTimers = () => {
    timers.current.forEach(clearTimeout)
    timers.current = []
  }
  const stop = () => {
    stopTimers()
    request.current?.abort()
  }

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      stopTimers()
    }
  }, [])

  const run = (effect: SparkyEffect, caller: Caller) => {
    switch (effect.type) {
      case 'send': {
        const controller = new AbortController()
        request.current = controller
        key.current = newKey()
        const isAwaited = () => isOpen.current && !controller.signal.aborted
        requestCallBack({ ...caller, key: key.current, signal: controller.signal }).then(
          (isBooked) => isAwaited() && send({ type: 'answered', isBooked }),
          () => isAwaited() && send({ type: 'failed' }),
        )
        return
      }
      case 'later':
        timers.current.push(setTimeout(() => send(effect.event), effect.delayMs))
        return
      case 'stop':
        return stop()
      case 'withdraw':
        if (key.current) cancelCallBack(key.current).catch(console.error)
        key.current = null
        return
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
