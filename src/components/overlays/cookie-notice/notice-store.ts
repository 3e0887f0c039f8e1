import { onConsentChange, readConsent, saveConsent } from '@/lib/browser/consent'
import { keepRefusal } from '@/lib/browser/refusal-cookie'

// Not persisted: a notice that was only closed reappears on the next page.
let answer: 'none' | 'closed' | 'asked-again' = 'none'
let opener: HTMLElement | null = null
let hasScrolled = false
const listeners = new Set<() => void>()

/** The notice is open until the visitor decides or closes it, and again when they reopen it. */
export function isNoticeOpen(): boolean {
  return answer === 'asked-again' || (answer === 'none' && readConsent() === null && !isTooEarly())
}

/** On a phone it would cover the price and the action of a hero: there it waits until the visitor scrolls. */
const isTooEarly = () =>
  !hasScrolled && matchMedia('(max-width: 40rem)').matches && document.querySelector('[data-hero]') !== null

export const wasAskedFor = () => answer === 'asked-again'

/** The element that reopened it. */
export const noticeOpener = () => opener

export function openNotice(asked: HTMLElement) {
  opener = asked
  setAnswer('asked-again')
}

export function closeNotice() {
  setAnswer('closed')
}

export function choose(choice: 'accepted' | 'declined') {
  saveConsent(choice)
  keepRefusal() // at once: the next page may be requested before the measurements have loaded
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

function setAnswer(next: typeof answer) {
  answer = next
  listeners.forEach((listener) => listener())
}
