import type { DocumentView } from '@/lib/content/document-part'
import { getSiteSettings } from '@/lib/data/site-settings'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { overLimit } from '@/lib/http/rate-limit'
import { makeDocument } from '@/lib/pdf/make-document'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

type PrivateDocument = {
  /** What it is, as in 'quote': for its metadata and file name. */
  name: string
  /** Null if the link is not valid. */
  find: () => Promise<DocumentView | null>
}

/** A document behind a customer's link, as a PDF that nobody else keeps. */
export async function privateDocument(request: Request, { name, find }: PrivateDocument): Promise<Response> {
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plain(429, 'You have asked for several documents just now.', { 'retry-after': String(waitSeconds) })
  try {
    const view = await find()
    if (!view) return plain(404, 'This link is not valid.')
    const subject = `${name} for infrared ceiling heating`
    const pdf = await makeDocument({ kind: 'trade', input: { subject, view, settings: await getSiteSettings() } })
    const file = `powerboard-${name}-${view.reference}`.toLowerCase().replaceAll(' ', '-')
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file}.pdf"`,
      },
    })
  } catch (err) {
    logger.error({ msg: 'private document could not be made', document: name, err })
    return plain(503, 'The document cannot be created just now.', { 'retry-after': '30' })
  }
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

const plain = async (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message} ${await contactFallback()}`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
