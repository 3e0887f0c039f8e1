import { onShutdown } from '@/lib/platform/graceful-shutdown'

import type { Watch } from './watch'

/** More often than proxies give up on a silent connection. */
const BEAT_EVERY_MS = 15_000
/** The browser then connects again, which checks the session again. */
const OPEN_FOR_MS = 10 * 60_000

const encoder = new TextEncoder()
const open = new Set<() => void>()
// An open stream would hold up the end of the process.
onShutdown(() => open.forEach((end) => end()))

/**
 * A stream of server-sent events, one for each change, until the browser leaves; null if there is no room for another.
 */
export function inboxStream(watch: Watch, leaving: AbortSignal): ReadableStream<Uint8Array> | null {
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = []
  const send = (text: string) => controllers.forEach((controller) => controller.enqueue(encoder.encode(text)))
  const unfollow = watch.follow(() => send('event: change\ndata:\n\n'))
  if (!unfollow) return null
  const beat = setInterval(() => send(':\n\n'), BEAT_EVERY_MS)
  const limit = setTimeout(() => end(), OPEN_FOR_MS)
  const clear = () => {
    unfollow()
    clearInterval(beat)
    clearTimeout(limit)
    open.delete(end)
  }
  const end = () => {
    clear()
    controllers.splice(0).forEach((controller) => controller.close())
  }
  open.add(end)
  leaving.addEventListener('abort', end, { once: true })
  return new ReadableStream({
    start(controller) {
      controllers.push(controller)
      send(':\n\n') // the headers are sent with the first bytes
    },
    cancel() {
      controllers.splice(0)
      clear()
    },
  })
}
