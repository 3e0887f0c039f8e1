import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** The harmless text that every scanner reports. In two parts, so that this file is not reported itself. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

type Behaviour = 'scans' | 'silent' | 'closes' | 'size limit' | 'talks'

const REPLIES: Partial<Record<Behaviour, string>> = {
  silent: '',
  closes: '',
  'size limit': 'INSTREAM size limit exceeded. ERROR\0',
  talks: 'x'.repeat(5_000),
}

const COMMAND = 'zINSTREAM\0'

/** The file in a stream of chunks, each after its length. */
function contentOf(received: Buffer): Buffer {
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('not a stream')
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; received.readUInt32BE(at) > 0;) {
    const bytes = received.readUInt32BE(at)
    chunks.push(received.subarray(at + 4, at + 4 + bytes))
    at += 4 + bytes
  }
  return Buffer.concat(chunks)
}

/** The part of clamd that the site uses, on a Unix socket: INSTREAM. Finds EICAR, and misbehaves on demand. */
export async function fakeClamd() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clamd-'))
  const clamd = { path: path.join(folder, 'clamd.ctl'), behaviour: 'scans' as Behaviour, scanned: [] as number[], stop }
  const server = net.createServer((socket) => {
    const received: Buffer[] = []
    socket.on('error', () => undefined)
    if (clamd.behaviour === 'closes') socket.end()
    socket.on('data', (chunk) => {
      received.push(chunk)
      const reply = REPLIES[clamd.behaviour] ?? (isWhole(chunk) ? resultOf(contentOf(Buffer.concat(received))) : null)
      if (reply) socket.end(reply)
    })
  })

  /** A stream ends with a chunk of no bytes; none of the files in tests has four zeros at the end of a packet. */
  const isWhole = (packet: Buffer) => packet.subarray(-4).equals(Buffer.alloc(4))

  function resultOf(file: Buffer): string {
    clamd.scanned.push(file.length)
    return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
  }

  async function stop() {
    server.close()
    await rm(folder, { recursive: true, force: true })
  }

  await new Promise<void>((resolve) => server.listen(clamd.path, resolve))
  return clamd
}
