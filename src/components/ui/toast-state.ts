/** One toast at a time. A dismissed toast stays in the state, closed, until it is removed. */
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVAL_DELAY_MS = 1_000_000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const TOAST_HOTKEY = 'F8'

export type ToastTone = 'success' | 'destructive' | 'plain'

/** `place` names the outlet that shows it: the page's, or the one inside an open dialog. */
export type ToastContent = {
  title: string
  description: string
  tone: ToastTone
  place?: 'page' | 'dialog'
  durationMs?: number
}

export type Toast = Required<ToastContent> & { id: number; open: boolean }

export type ToastEvent =
  { type: 'show'; content: ToastContent } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number }

export function nextToast({
  toast,
  lastId,
  event,
}: {
  toast: Toast | null
  lastId: number
  event: ToastEvent
}): Toast | null {
  if (event.type === 'show') {
    return { place: 'page', durationMs: TOAST_DURATION_MS, ...event.content, id: lastId + 1, open: true }
  }
  if (toast?.id !== event.id) return toast
  return event.type === 'dismiss' ? { ...toast, open: false } : null
}
