import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTransport } from 'nodemailer'

import type { Mailbox } from '@/lib/platform/mailbox'

import { transientFailure } from '../failure'
import { refuseUnsafeHeaders, type SendMail } from './mail'
import { nodemailerMessage } from './nodemailer-message'

/**
 * Used when no mail server is configured: saves each email as `{dataDir}/mail/{reference}-{channel}.eml`, readable by
 * the owner only.
 */
export function createDiskMail({ dataDir, from }: { dataDir: string; from: Mailbox }): {
  send: SendMail
  close(): void
} {
  const folder = mailFolder(dataDir)
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
      return transientFailure('The email could not be written to the data folder')
    }
    return { ok: true, isDelivered: false, place: `mail/${name}` }
  }
  return { send, close: () => transport.close() }
}

/** Deletes the saved emails with these references; returns how many there were. */
export async function deleteSavedMails({
  dataDir,
  references,
}: {
  dataDir: string
  references: readonly string[]
}): Promise<number> {
  if (references.length === 0) return 0
  const folder = mailFolder(dataDir)
  const files = await readdir(folder).catch(() => []) // no email has been saved yet
  const own = files.filter((file) => references.some((reference) => file.startsWith(`${reference}-`)))
  await Promise.all(own.map((file) => rm(path.join(folder, file), { force: true })))
  return own.length
}

const mailFolder = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, 'mail')
