import { onConsentChange, readConsent, saveConsent } from '@/lib/browser/consent'

// Not persisted: a notice that was only closed reappears on the next page.
let answer: 'none' | 'closed' | 'asked-again' = 'none'
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

/** The notice is open until the visitor decides or closes it, and again when they reopen it. */
export function isNoticeOpen(): boolean {
  return answer === 'asked-again' || (answer === 'none' && readConsent() === null)
}

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
  closeNotice()
}

export function subscribeToNotice(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onConsentChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function setAnswer(next: typeof answer) {
  answer = next
  listeners.forEach((listener) => listener())
}
