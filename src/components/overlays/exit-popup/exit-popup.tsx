import { type ComponentType, useEffect, useRef, useState } from 'react'

import { useQuoteDialog } from '@/components/forms/use-quote-dialog'
import { hasEnquired } from '@/lib/browser/recent-enquiry'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { DWELL_MS } from './dwell-time'
import type { ExitDialogProps } from './exit-dialog'
import { nextVisit, scrollPercent, type Sign, START } from './exit-intent'
import { exitPicture } from './exit-picture'
import { isVisitorBusy } from './visitor-busy'

export type ExitPopupProps = { hours: OpeningHours; phone: PhoneLine; arrivedAtMs: number }

const loadDialog = () => import('./exit-dialog').then((module) => module.ExitDialog)

/**
 * Offers a quote on exit intent, on the homepage only, and not in a tab that has sent an enquiry. Its content is loaded
 * on demand; if that fails, or another overlay is open by then, the next signal tries again.
 */
export function ExitPopup({ hours, phone, arrivedAtMs }: ExitPopupProps) {
  const openerRef = useRef<HTMLElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<ExitDialogProps> | null>(null)
  const quote = useQuoteDialog({ origin: { source: 'exit-intent' }, hours, phone, opener: openerRef })

  useEffect(() => {
    if (location.pathname !== scriptRoutes.home) return
    const show = () =>
      loadDialog().then(
        (loaded) => {
          if (isVisitorBusy()) return false // checked again after loading
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
          picture={exitPicture()}
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

/** `show` returns whether the popup was shown; if not, the next signal counts again. */
function watchForLeaving({ arrivedAtMs, show }: { arrivedAtMs: number; show: () => Promise<boolean> }): () => void {
  let visit = START
  const notice = (sign: Sign) => {
    const next = nextVisit({
      visit,
      sign,
      page: { widthPx: window.innerWidth, isBusy: isVisitorBusy() || hasEnquired() },
    })
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
  const restMs = arrivedAtMs + DWELL_MS - Date.now()
  const timer = restMs > 0 ? setTimeout(onStayed, restMs) : onStayed()
  root.addEventListener('mouseleave', onLeave)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    if (timer) clearTimeout(timer)
    root.removeEventListener('mouseleave', onLeave)
    removeEventListener('scroll', onScroll)
  }
}
