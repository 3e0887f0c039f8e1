'use client'

import { type ComponentType, useRef, useState } from 'react'

import { cx } from '@/components/ui/cx'
import { useHasScript } from '@/components/ui/use-has-script'
import type { PhoneLine } from '@/lib/content/site-settings'

import { SparkyMark } from './sparky-mark'
import type { SparkyPanelProps } from './sparky-panel'
import { useStandsAside } from './use-stands-aside'

const LABEL = 'Sparky, our phone assistant'
/* In the margin of a wide page. On a phone it disappears while a field has focus, when the keyboard leaves little room. */
const PLACE =
  'no-print pointer-events-none fixed right-4 bottom-[calc(var(--foot-bar)+16px)] z-(--z-sparky) size-14.5 lg:right-[calc((var(--margin)-58px)/2)] max-sm:[html:has(:is(input,select,textarea):focus)_&]:hidden'
const DISC = 'pointer-events-auto block size-full cursor-pointer rounded-full shadow-float'
/* Beside the window, but still to be reached with the Tab key. Without JavaScript nothing would bring it back. */
const ASIDE = 'max-lg:not-focus-visible:[@media(scripting:enabled)]:translate-x-[100vw]'

const loadPanel = () => import('./sparky-panel').then((module) => module.SparkyPanel)
const prefetchPanel = () => void loadPanel().catch(() => null)

/**
 * A round button that opens Sparky's panel; without JavaScript, a link that calls Sparky. On a phone, whose margin is
 * 20 px, it would cover prices and buttons; as a slice of its disc nobody could tell what it was. It leaves its place
 * while the page is scrolled down and whenever a control, a notice or a dialog is there (`useStandsAside`), without a
 * movement that could cross anything. It comes back at the end of the page and with the Tab key.
 */
export function SparkyWidget({ phone }: { phone: PhoneLine }) {
  const placeRef = useRef<HTMLElement>(null)
  const wasClosed = useRef(false)
  const [Panel, setPanel] = useState<ComponentType<SparkyPanelProps> | null>(null)
  const hasScript = useHasScript()
  const isAside = useStandsAside(placeRef)
  const className = cx(DISC, isAside && ASIDE)

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
    <aside ref={placeRef} aria-label="Sparky" className={PLACE}>
      {hasScript ? (
        <button
          ref={takeFocusBack}
          type="button"
          aria-label={LABEL}
          data-tooltip={LABEL}
          aria-expanded={false}
          onClick={open}
          onPointerEnter={prefetchPanel}
          onFocus={prefetchPanel}
          className={className}
        >
          <SparkyMark className="size-full" />
        </button>
      ) : (
        <a href={phone.href} aria-label={`Call ${LABEL}`} className={className}>
          <SparkyMark className="size-full" />
        </a>
      )}
    </aside>
  )
}
