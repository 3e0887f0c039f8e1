'use client'

import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react'

import type { PhoneLine } from '@/lib/content/site-settings'

import { SparkyMark } from './sparky-mark'
import type { SparkyPanelProps } from './sparky-panel'

const LABEL = 'Sparky, our phone assistant'
const BUTTON =
  'no-print fixed right-3 bottom-[calc(var(--quote-bar)+12px)] z-(--z-sparky) size-14.5 cursor-pointer rounded-full shadow-float lg:right-[calc((var(--margin)-58px)/2)] max-sm:[html:has([data-overlay=cookies])_&]:hidden max-sm:[html:has(:is(input,select,textarea):focus)_&]:hidden'

const loadPanel = () => import('./sparky-panel').then((module) => module.SparkyPanel)
const prefetchPanel = () => void loadPanel().catch(() => null)

/** A round button that opens Sparky's panel; without JavaScript, a link that calls Sparky. */
export function SparkyWidget({ phone }: { phone: PhoneLine }) {
  const wasClosed = useRef(false)
  const [Panel, setPanel] = useState<ComponentType<SparkyPanelProps> | null>(null)
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  if (!hasScript) {
    return (
      <aside aria-label="Sparky">
        <a href={phone.href} aria-label={`Call ${LABEL}`} className={BUTTON}>
          <SparkyMark className="size-full" />
        </a>
      </aside>
    )
  }

  const close = () => {
    wasClosed.current = true
    setPanel(null)
  }
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !wasClosed.current) return
    wasClosed.current = false
    button.focus()
  }
  const open = () =>
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => window.location.assign(phone.href),
    )

  if (Panel) return <Panel phone={phone} onClose={close} />
  return (
    <button
      ref={takeFocusBack}
      type="button"
      aria-label={LABEL}
      data-tooltip={LABEL}
      aria-expanded={false}
      onClick={open}
      onPointerEnter={prefetchPanel}
      onFocus={prefetchPanel}
      className={BUTTON}
    >
      <SparkyMark className="size-full" />
    </button>
  )
}

const never = () => () => {}
