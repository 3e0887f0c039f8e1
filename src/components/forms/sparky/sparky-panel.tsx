'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextInput } from '@/components/ui/text-input'
import { isUkCallable, readPhone } from '@/lib/domain/contact/uk-phone'
import type { PhoneLine } from '@/lib/site/site-settings'

import { isMobileDevice } from './is-mobile'
import { SparkyMark } from './sparky-mark'
import { SparkyStatus } from './sparky-status'
import { useSparkyCall } from './use-sparky-call'

export type SparkyPanelProps = { phone: PhoneLine; onClose: () => void }

const INVALID_PHONE = 'Please enter a valid phone number'

/** Where a visitor leaves a number for a call-back, or rings Sparky. A mobile may leave it out: it dials by itself. */
export function SparkyPanel({ phone, onClose }: SparkyPanelProps) {
  const panelRef = useRef<HTMLElement>(null)
  const [isMobile] = useState(() => isMobileDevice(navigator.userAgent))
  const [error, setError] = useState<string>()
  const { status, press } = useSparkyCall({ dialHref: phone.href, isMobile })
  const isCalling = status !== 'idle'

  useEffect(() => panelRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isCalling) return press('')
    const typed = String(new FormData(event.currentTarget).get('phone') ?? '').trim()
    const isMissing = typed === '' && !isMobile
    const isWrong = typed !== '' && !isUkCallable(readPhone(typed))
    setError(isMissing || isWrong ? INVALID_PHONE : undefined)
    if (isMissing || isWrong) return document.getElementById('sparky-phone')?.focus()
    press(typed)
  }

  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-label="Sparky"
      onKeyDown={onKeyDown}
      className="no-print fixed right-0 bottom-0 z-(--z-sparky) w-full animate-descend rounded-t-float bg-panel shadow-float outline-none sm:right-3 sm:bottom-21 sm:max-w-94 sm:rounded-float"
    >
      <div className="on-night flex items-center gap-3 rounded-t-float bg-night px-5 py-3 text-night-ink">
        <SparkyMark className="size-9" />
        <h2 className="mr-auto text-h4">Sparky</h2>
        <button type="button" aria-label="Close" onClick={onClose} className="-mr-2 grid size-11 place-items-center rounded-control">
          <Icon name="x" />
        </button>
      </div>
      <form onSubmit={onSubmit} noValidate className="grid gap-4 px-5 pt-5 pb-6 text-sm">
        <SparkyStatus status={status} phone={phone} isMobile={isMobile} />
        {!isCalling && (
          <TextInput
            id="sparky-phone"
            name="phone"
            value=""
            error={error}
            label="Your phone number"
            required={!isMobile}
            type="tel"
            autoComplete="tel"
          />
        )}
        <Button type="submit" look={isCalling ? 'secondary' : 'primary'} icon={isCalling ? 'x' : 'phone-call'}>
          {callLabel({ isCalling, isMobile })}
        </Button>
      </form>
    </section>
  )
}

function callLabel({ isCalling, isMobile }: { isCalling: boolean; isMobile: boolean }): string {
  if (isCalling) return 'Calling Sparky...'
  return isMobile ? 'Call Sparky Now' : 'Get Sparky Callback'
}
