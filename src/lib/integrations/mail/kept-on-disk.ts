import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTransport } from 'nodemailer'

import { transientFailure } from '../failure'
import { refuseUnsafeHeaders, type Mailbox, type SendMail } from './mail'
import { nodemailerMessage } from './nodemailer-message'

/** Stands in for a mail server that is not set up: each mail becomes `{dataDir}/mail/{reference}-{channel}.eml`, readable by the owner alone. */
export function createKeptMail({ dataDir, from }: { dataDir: string; from: Mailbox }): {
  send: SendMail
  close(): void
} {
  const folder = path.join(/* turbopackIgnore: true */ dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const send: SendMail = async (message) => {
    const refusal = refuseUnsafeHeaders(message)
    if (refusal) return refusal
    const { message: content } = await transport.sendMail(nodemailerMessage(message, from))
    const name = `${message.reference}-${message.channel}.eml`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, `${name}.part`), content, { mode: 0o600 })
      await rename(path.join(folder, `${name}.part`), path.join(folder, name))
    } catch {
      return transientFailure('The mail could not be written to the data folder')
    }
    return { ok: true, isDelivered: false, place: `mail/${name}` }
  }
  return { send, close: () => transport.close() }
}
