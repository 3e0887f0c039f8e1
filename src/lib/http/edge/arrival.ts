import type { IncomingMessage } from 'node:http'

/** How long a request may take to arrive. A file of 20 MB takes 30 s at 5.6 Mbit/s, more than many homes can send. */
export const ARRIVES_WITHIN_MS = { file: 300_000, other: 30_000 } as const

/** Cuts off a client whose body is still not here in time: one that sends it a byte at a time, or has gone. */
export function boundArrival(request: IncomingMessage, withinMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, withinMs)
  request.once('close', () => clearTimeout(timer))
}
