import { once } from 'node:events'
import net from 'node:net'

import type { Scan, ScanResult } from './scanner'

/** Where clamd listens: a Unix socket, or a host and port. */
export type ClamavAddress = { path: string } | { host: string; port: number }

/** Includes the wait for another scan. */
const PATIENCE_MS = 30_000
const CHUNK_BYTES = 256 * 1024
const REPLY_BYTES_MAX = 1_024

/** The scanner ClamAV, through the command INSTREAM of clamd: the file is sent in chunks, each after its length. */
export const clamav =
  (address: ClamavAddress): Scan =>
  async (file) => {
    const socket = net.connect(address)
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const reply = replyOf(socket, signal)
      await Promise.all([send(socket, file), reply])
      return resultOf(await reply)
    } finally {
      socket.destroy()
    }
  }

async function send(socket: net.Socket, file: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < file.length && !socket.destroyed; at += CHUNK_BYTES) {
    const chunk = file.subarray(at, at + CHUNK_BYTES)
    socket.write(lengthOf(chunk.length))
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  if (!socket.destroyed) socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Everything up to a zero, or the end of the connection. */
async function replyOf(socket: net.Socket, signal: AbortSignal): Promise<string> {
  signal.addEventListener('abort', () => socket.destroy(new Error('The virus scanner did not respond in time')))
  let reply = ''
  for await (const chunk of socket) {
    reply += String(chunk)
    if (reply.includes('\0')) break
    if (reply.length > REPLY_BYTES_MAX) throw new Error('The virus scanner sent more than a reply')
  }
  return reply.split('\0')[0] ?? ''
}

/** `stream: OK`, `stream: Name FOUND` or an error. */
function resultOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return { infection: null }
  const found = /^stream: (\S{1,200}) FOUND$/.exec(reply)
  if (!found?.[1]) throw new Error(`The virus scanner said: ${reply || 'nothing'}`)
  return { infection: found[1] }
}
