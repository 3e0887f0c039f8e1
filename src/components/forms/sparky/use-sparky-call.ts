import { useEffect, useRef, useState } from 'react'

import { type CallAnswer, type Caller, cancelCallBack, requestCallBack } from './request-call-back'
import { forgetCall, rememberCall, type RequestedCall, requestedCall, requestFor } from './requested-call'
import { IDLE, nextCall, type SparkyEffect, type SparkyEvent } from './sparky-call'

const NOBODY: Caller = { name: '', phone: '' }

/**
 * Runs the call's state machine: its timers, its request and the dialling. A request goes on when the panel is closed;
 * the call-back can then no longer be cancelled here. `requested`: the last call-back requested in this tab.
 */
export function useSparkyCall({ dialHref, isMobile }: { dialHref: string; isMobile: boolean }) {
  const [status, setStatus] = useState(IDLE.status)
  const [requested, setRequested] = useState(requestedCall)
  const callRef = useRef(IDLE)
  const request = useRef<AbortController | null>(null)
  const key = useRef<string | null>(null)
  const { isOpen, later, stopTimers } = useTimers()
  const stop = () => {
    stopTimers()
    request.current?.abort()
  }

  const take = (call: RequestedCall, { isBooked, reference }: CallAnswer) => {
    rememberCall({ ...call, isBooked, reference })
    if (!isOpen.current) return
    setRequested(requestedCall())
    send({ type: 'answered', isBooked })
  }
  const withdraw = (withdrawn: string) => {
    forgetCall(withdrawn)
    setRequested(requestedCall())
    cancelCallBack(withdrawn).catch(console.error)
  }

  const ask = (caller: Caller) => {
    const { signal } = (request.current = new AbortController())
    const call = requestFor(caller)
    key.current = call.key
    rememberCall(call)
    setRequested(requestedCall())
    requestCallBack({ ...call, signal }).then(
      (answer) => !signal.aborted && take(call, answer),
      () => isOpen.current && !signal.aborted && send({ type: 'failed' }),
    )
  }

  const run = (effect: SparkyEffect, caller: Caller) => {
    switch (effect.type) {
      case 'send':
        return ask(caller)
      case 'later':
        return later(() => send(effect.event), effect.delayMs)
      case 'stop':
        return stop()
      case 'withdraw':
        if (key.current) withdraw(key.current)
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

  return { status, requested, press: (caller: Caller) => send({ type: 'pressed' }, caller) }
}

/** Timers that end with the panel. `isOpen`: whether it is shown. */
function useTimers() {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const isOpen = useRef(false)
  const stopTimers = () => {
    timers.current.forEach(clearTimeout)
    timers.current = []
  }
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      stopTimers()
    }
  }, [])
  const later = (run: () => void, delayMs: number) => void timers.current.push(setTimeout(run, delayMs))
  return { isOpen, later, stopTimers }
}
