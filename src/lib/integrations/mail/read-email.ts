import PostalMime, { type Attachment, type Email } from 'postal-mime'

import { cleanLine, cleanParagraphs } from '@/lib/domain/text/clean-text'
import { decodeText } from '@/lib/domain/text/decode-text'
import { htmlToText } from '@/lib/domain/text/html-to-text'
import type { Mailbox } from '@/lib/platform/mailbox'

/** An email from outside, with cleaned text. `report`: what a delivery report repeats of the email it is about. */
export type IncomingEmail = {
  messageId: string | null
  inReplyTo: string
  references: string
  from: Mailbox
  subject: string
  text: string
  headers: ReadonlyMap<string, string>
  files: File[]
  report: string
}

const SUBJECT_MAX = 200
const TEXT_MAX = 20_000
const MESSAGE_ID_MAX = 500
const ADDRESS_MAX = 254
const REPORT_MAX = 20_000
/** Pictures of a signature are smaller, photos larger. */
const SIGNATURE_BYTES_MAX = 30 * 1024

/** @throws Error for what is no email */
export async function readEmail(raw: Uint8Array): Promise<IncomingEmail> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  const from = email.from && 'address' in email.from && email.from.address !== undefined ? email.from : null
  const text = email.text ?? htmlToText(email.html ?? '')
  return {
    messageId: email.messageId && email.messageId.length <= MESSAGE_ID_MAX ? cleanLine(email.messageId) : null,
    inReplyTo: email.inReplyTo ?? '',
    references: email.references ?? '',
    from: {
      name: cleanLine(from?.name ?? '').slice(0, ADDRESS_MAX),
      address: cleanLine(from?.address ?? '').slice(0, ADDRESS_MAX),
    },
    subject: cleanLine(email.subject ?? '').slice(0, SUBJECT_MAX),
    text: cleanParagraphs(text.slice(0, TEXT_MAX)),
    headers: headersOf(email),
    files: email.attachments.filter(isFile).map(fileOf),
    report: email.attachments.filter(isReport).map(textOf).join('\n').slice(0, REPORT_MAX),
  }
}

function headersOf({ headers }: Email): Map<string, string> {
  const first = new Map<string, string>()
  for (const { key, value } of headers) if (!first.has(key)) first.set(key, value)
  return first
}

const isReport = ({ mimeType }: Attachment) => mimeType.startsWith('message/') || mimeType === 'text/rfc822-headers'

/** Not what programs add: reports, signatures, and the pictures of a signature. */
const isFile = (attachment: Attachment) =>
  !isReport(attachment) &&
  attachment.mimeType !== 'application/pgp-signature' &&
  !(attachment.related && bytesOf(attachment).length <= SIGNATURE_BYTES_MAX)

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

const fileOf = (attachment: Attachment) => new File([bytesOf(attachment)], attachment.filename ?? 'Unnamed file')

const textOf = (attachment: Attachment) => decodeText(bytesOf(attachment).subarray(0, REPORT_MAX))
