'use client'

import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/link'
import { TextInput } from '@/components/ui/text-input'
import { useBack } from '@/components/ui/use-back'
import type { PhoneLine } from '@/lib/content/site-settings'
import { isUkCallable, readPhone } from '@/lib/domain/leads/uk-phone'

import { focusSubmitter } from '../shared/focus-submitter'
import { PrivacyNote } from '../shared/privacy-note'
import { isMobileDevice } from './is-mobile'
import { SparkyMark } from './sparky-mark'
import { SparkyStatus } from './sparky-status'
import { useSparkyCall } from './use-sparky-call'

export type SparkyPanelProps = { phone: PhoneLine; onClose: () => void }

const INVALID_PHONE = 'Please enter a valid phone number'

/**
 * Takes a name and a number for a call-back, or lets the visitor call Sparky. On a mobile both are optional, because it
 * dials directly.
 */
export function SparkyPanel({ phone, onClose }: SparkyPanelProps) {
  const panelRef = useRef<HTMLElement>(null)
  const [fillsScreen] = useState(() => window.matchMedia('(max-width: 639px)').matches)
  const [isMobile] = useState(() => isMobileDevice(navigator.userAgent))
  const [error, setError] = useState<string>()
  const { status, requested, press } = useSparkyCall({ dialHref: phone.href, isMobile })
  const [caller, setCaller] = useState({ name: requested?.name ?? '', phone: requested?.phone ?? '' }) // kept for another attempt
  const isCalling = status !== 'idle'

  useBack({ steps: fillsScreen ? 1 : 0, onBack: onClose })
  useEffect(() => panelRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusSubmitter(event) // the fields disappear
    if (isCalling) return press({ name: '', phone: '' })
    const form = new FormData(event.currentTarget)
    const [name, typed] = [textOf(form, 'name'), textOf(form, 'phone')]
    const isMissing = typed === '' && !isMobile
    const isWrong = typed !== '' && !isUkCallable(readPhone(typed))
    setError(isMissing || isWrong ? INVALID_PHONE : undefined)
    if (isMissing || isWrong) return document.getElementById('sparky-phone')?.focus()
    setCaller({ name, phone: typed })
    press({ name, phone: typed })
  }

  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-label="Sparky"
      data-overlay="sparky"
      onKeyDown={onKeyDown}
      className="no-print fixed right-0 bottom-0 z-(--z-sparky) flex max-h-dvh w-full animate-descend flex-col rounded-t-float bg-panel shadow-float outline-none sm:right-7 sm:bottom-[calc(var(--foot-bar)+16px)] sm:max-h-[calc(100dvh-var(--foot-bar)-32px)] sm:max-w-94 sm:rounded-float"
    >
      <Title onClose={onClose} />
      <form
        onSubmit={onSubmit}
        noValidate
        className="grid gap-4 overflow-y-auto overscroll-contain px-5 pt-5 pb-6 text-sm"
      >
        <SparkyStatus status={status} requested={requested} phone={phone} isMobile={isMobile} />
        {!isCalling && <CallerFields caller={caller} error={error} isMobile={isMobile} />}
        <Button type="submit" look={isCalling ? 'secondary' : 'primary'} icon={isCalling ? 'x' : 'phone-call'}>
          {callLabel({ isCalling, isMobile })}
        </Button>
        {!isCalling && <PrivacyNote target="_blank" />}
        {!isCalling && <CallYourself phone={phone} />}
      </form>
    </section>
  )
}

function Title({ onClose }: Pick<SparkyPanelProps, 'onClose'>) {
  return (
    <div className="on-night flex flex-none items-center gap-3.5 rounded-t-float bg-night px-5 py-4 text-night-ink">
      <SparkyMark className="size-13 flex-none" />
      <div className="mr-auto">
        <h2 className="text-h4">Sparky</h2>
        <p className="max-w-52 text-xs text-night-ink-2">
          AI phone assistant, available 24/7. You can ask for a person at any time.
        </p>
      </div>
      <IconButton icon="x" label="Close" onClick={onClose} className="-mr-0.5" />
    </div>
  )
}

function CallYourself({ phone }: Pick<SparkyPanelProps, 'phone'>) {
  return (
    <p className="text-xs text-ink-2">
      Or call Sparky yourself on{' '}
      <TextLink href={phone.href} className="font-semibold whitespace-nowrap text-ink">
        {phone.display}
      </TextLink>
      . Sparky will tell you if the call is recorded.
    </p>
  )
}

type CallerFieldsProps = { caller: { name: string; phone: string }; error: string | undefined; isMobile: boolean }

function CallerFields({ caller, error, isMobile }: CallerFieldsProps) {
  return (
    <>
      <TextInput id="sparky-name" name="name" value={caller.name} label="Your name" autoComplete="name" />
      <TextInput
        id="sparky-phone"
        name="phone"
        value={caller.phone}
        error={error}
        label="Phone number"
        required={!isMobile}
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}

function callLabel({ isCalling, isMobile }: { isCalling: boolean; isMobile: boolean }): string {
  if (isCalling) return 'Calling Sparky...'
  return isMobile ? 'Call Sparky Now' : 'Get Sparky Callback'
}
