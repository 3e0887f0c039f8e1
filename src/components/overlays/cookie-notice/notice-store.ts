import { onConsentChange, readConsent, saveConsent } from '@/lib/browser/consent'
import { keepRefusal } from '@/lib/browser/refusal-cookie'

// Not persisted: a notice that was only closed reappears on the next page.
let state: 'none' | 'closed' | 'asked-again' = 'none'
let opener: HTMLElement | null = null
let hasScrolled = false
const listeners = new Set<() => void>()

/** The notice is open until the visitor decides or closes it, and again when they reopen it. */
export function isNoticeOpen(): boolean {
  return state === 'asked-again' || (state === 'none' && readConsent() === null && !isTooEarly())
}

/** On a phone the notice would cover the price and the action of a hero, so it waits until the visitor scrolls. */
const isTooEarly = () =>
  !hasScrolled && matchMedia('(max-width: 40rem)').matches && document.querySelector('[data-hero]') !== null

export const wasReopened = () => state === 'asked-again'

/** The element that reopened the notice. */
export const noticeOpener = () => opener

export function openNotice(element: HTMLElement) {
  opener = element
  setState('asked-again')
}

export function closeNotice() {
  setState('closed')
}

export function choose(choice: 'accepted' | 'declined') {
  saveConsent(choice)
  keepRefusal() // immediately, because the next page may be requested before the measurements have loaded
  closeNotice()
}

export function subscribeToNotice(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onConsentChange(listener)
  const noteScroll = () => {
    hasScrolled = true
    listener()
  }
  addEventListener('scroll', noteScroll, { once: true, passive: true })
  return () => {
    listeners.delete(listener)
    removeEventListener('scroll', noteScroll)
    stop()
  }
}

function setState(next: typeof state) {
  state = next
  listeners.forEach((listener) => listener())
}
