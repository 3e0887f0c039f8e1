import type { IncomingMessage } from 'node:http'

/** Time limit for receiving a request. 20 MB take 30 s at 5.6 Mbit/s, more than many homes can upload at. */
export const ARRIVES_WITHIN_MS = { file: 300_000, other: 30_000 } as const

/** Disconnects a client whose body has not arrived in time, because it trickles bytes or has gone away. */
export function boundArrival(request: IncomingMessage, withinMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, withinMs)
  request.once('close', () => clearTimeout(timer))
}
