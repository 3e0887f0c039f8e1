'use client'

import { useRef, useState, useSyncExternalStore, type ComponentType } from 'react'

import type { PhoneLine } from '@/lib/site/site-settings'

import { SparkyMark } from './sparky-mark'
import type { SparkyPanelProps } from './sparky-panel'

const LABEL = 'Sparky, our phone assistant'
const BUTTON =
  'no-print fixed right-3 bottom-3 z-(--z-sparky) size-14.5 cursor-pointer rounded-full shadow-float lg:right-[calc((var(--margin)-58px)/2)]'

const loadPanel = () => import('./sparky-panel').then((module) => module.SparkyPanel)
const prefetchPanel = () => void loadPanel().catch(() => null)

/** A round button that opens Sparky's panel; without a script, a link that rings Sparky. */
export function SparkyWidget({ phone }: { phone: PhoneLine }) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<SparkyPanelProps> | null>(null)
  const hasScript = useSyncExternalStore(never, () => true, () => false)

  if (!hasScript) {
    return (
      <a href={phone.href} aria-label={`Ring ${LABEL}`} className={BUTTON}>
        <SparkyMark className="size-full" />
      </a>
    )
  }

  const close = () => {
    setPanel(null)
    buttonRef.current?.focus()
  }
  const open = () =>
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => window.location.assign(phone.href),
    )

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        aria-label={LABEL}
        aria-expanded={Panel !== null}
        onClick={() => (Panel ? close() : void open())}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        className={BUTTON}
      >
        <SparkyMark className="size-full" />
      </button>
      {Panel && <Panel phone={phone} onClose={close} />}
    </>
  )
}

const never = () => () => {}
