'use client'

import { type ComponentType, useRef, useState } from 'react'

import { useHasScript } from '@/components/ui/use-has-script'
import type { PhoneLine } from '@/lib/content/site-settings'

import { SparkyMark } from './sparky-mark'
import type { SparkyPanelProps } from './sparky-panel'

const LABEL = 'Sparky, our phone assistant'
/* Sits in the page's margin, so that it never covers a column; on a narrow screen only a slice of its disc shows. */
const BUTTON =
  'no-print fixed right-0 bottom-[calc(var(--quote-bar)+12px)] z-(--z-sparky) h-14.5 w-[calc(var(--margin)+4px)] cursor-pointer overflow-hidden rounded-l-full pl-1.5 lg:right-[calc((var(--margin)-58px)/2)] lg:w-14.5 lg:rounded-full lg:pl-0 lg:shadow-float max-sm:[html:has([data-overlay=cookies])_&]:hidden max-sm:[html:has(:is(input,select,textarea):focus)_&]:hidden'
const MARK = 'size-14.5 max-w-none'

const loadPanel = () => import('./sparky-panel').then((module) => module.SparkyPanel)
const prefetchPanel = () => void loadPanel().catch(() => null)

/** A round button that opens Sparky's panel; without JavaScript, a link that calls Sparky. */
export function SparkyWidget({ phone }: { phone: PhoneLine }) {
  const wasClosed = useRef(false)
  const [Panel, setPanel] = useState<ComponentType<SparkyPanelProps> | null>(null)
  const hasScript = useHasScript()

  if (!hasScript) {
    return (
      <aside aria-label="Sparky">
        <a href={phone.href} aria-label={`Call ${LABEL}`} className={BUTTON}>
          <SparkyMark className={MARK} />
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
      <SparkyMark className={MARK} />
    </button>
  )
}
