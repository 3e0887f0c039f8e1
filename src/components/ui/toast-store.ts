import { nextToast, type Toast, TOAST_REMOVAL_DELAY_MS, type ToastContent, type ToastEvent } from './toast-state'

let toast: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** The toast renderer, loaded with the first toast. */
export const loadToastView = () => import('./toast-view').then((module) => ({ default: module.ToastView }))

/** Shows a toast; if that fails, an alert with the same text. */
export function showToast(content: ToastContent) {
  loadToastView().then(
    () => send({ type: 'show', content }),
    () => window.alert(`${content.title}\n\n${content.description}`),
  )
}

export function dismissToast(id: number) {
  send({ type: 'dismiss', id })
  setTimeout(() => send({ type: 'remove', id }), TOAST_REMOVAL_DELAY_MS)
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): Toast | null {
  return toast
}

function send(event: ToastEvent) {
  toast = nextToast({ toast, lastId, event })
  lastId = Math.max(lastId, toast?.id ?? 0)
  listeners.forEach((listener) => listener())
}
