import { useEffect, useRef, useState, type ComponentType } from 'react'

import { useQuoteDialog } from '@/components/forms/use-quote-dialog'
import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { mayInterrupt } from '@/lib/site/interruptions'
import type { Picture } from '@/lib/site/picture'
import type { PhoneLine } from '@/lib/site/site-settings'

import { isBusy } from '../what-is-open'
import type { ExitDialogProps } from './exit-dialog'
import { nextVisit, scrollPercent, START, type Sign } from './exit-intent'
import { STAY_MS } from './stay'

export type ExitPopupProps = { picture: Picture | null; hours: OpeningHours; phone: PhoneLine; arrivedAtMs: number }

const loadDialog = () => import('./exit-dialog').then((module) => module.ExitDialog)

/** Offers a quote to somebody about to leave. What it shows is fetched at that moment; if it cannot be had, or something else is open by then, the next sign tries again. */
export function ExitPopup({ picture, hours, phone, arrivedAtMs }: ExitPopupProps) {
  const openerRef = useRef<HTMLElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<ExitDialogProps> | null>(null)
  const quote = useQuoteDialog({ origin: { source: 'exit-intent' }, hours, phone, opener: openerRef })

  useEffect(() => {
    if (!mayInterrupt(location.pathname)) return
    const show = () =>
      loadDialog().then(
        (loaded) => {
          if (isBusy()) return false // by now
          openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          setDialog(() => loaded)
          return true
        },
        () => false,
      )
    return watchForLeaving({ arrivedAtMs, show })
  }, [arrivedAtMs])

  const close = () => setDialog(null)

  return (
    <>
      {Dialog && (
        <Dialog
          picture={picture}
          phone={phone}
          opener={openerRef}
          quoteHref={quote.href}
          onQuote={(event) => {
            quote.open(event)
            if (event.defaultPrevented) close()
          }}
          onClose={close}
        />
      )}
      {quote.dialog}
    </>
  )
}

/** `show` tells whether the popup could be shown; if not, the next sign counts again. */
function watchForLeaving({ arrivedAtMs, show }: { arrivedAtMs: number; show: () => Promise<boolean> }): () => void {
  let visit = START
  const notice = (sign: Sign) => {
    const next = nextVisit({ visit, sign, page: { widthPx: window.innerWidth, isBusy: isBusy() } })
    visit = next.visit
    if (!next.opens) return
    void show().then((isShown) => {
      if (isShown) visit = { ...visit, wasShown: true }
    })
  }
  const root = document.documentElement
  const onLeave = (event: MouseEvent) => notice({ type: 'pointer-left', y: event.clientY })
  const onScroll = () =>
    notice({
      type: 'scrolled',
      percent: scrollPercent({ top: window.scrollY, height: root.scrollHeight, windowHeight: window.innerHeight }),
    })
  const onStayed = () => notice({ type: 'stayed' })
  const restMs = arrivedAtMs + STAY_MS - Date.now()
  const timer = restMs > 0 ? setTimeout(onStayed, restMs) : onStayed()
  root.addEventListener('mouseleave', onLeave)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    if (timer) clearTimeout(timer)
    root.removeEventListener('mouseleave', onLeave)
    removeEventListener('scroll', onScroll)
  }
}
