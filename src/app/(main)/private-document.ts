import type { DocumentView } from '@/lib/content/document-part'
import { getSiteSettings } from '@/lib/data/site-settings'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { overLimit } from '@/lib/http/rate-limit'
import type { DocumentRequest } from '@/lib/pdf/documents'
import { makeDocument } from '@/lib/pdf/make-document'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

type PrivateDocument = {
  /** What it is, as in 'quote': for its metadata and file name. */
  name: string
  /** Null if the link is not valid. */
  find: () => Promise<DocumentView | null>
}

/** A quote, order or invoice behind a customer's link, as a PDF that nobody else keeps. */
export function privateDocument(request: Request, { name, find }: PrivateDocument): Promise<Response> {
  return privatePdf(request, {
    name,
    find: async () => {
      const view = await find()
      if (!view) return null
      const subject = `${name} for infrared ceiling heating`
      return {
        file: `powerboard-${name}-${view.reference}`.toLowerCase().replaceAll(' ', '-'),
        document: { kind: 'trade', input: { subject, view, settings: await getSiteSettings() } },
      }
    },
  })
}

type PrivatePdf = {
  /** For the log. */
  name: string
  /** Null if the link is not valid. `file`: without its ending. */
  find: () => Promise<{ file: string; document: DocumentRequest } | null>
}

/** Any document behind a secret link. */
export async function privatePdf(request: Request, { name, find }: PrivatePdf): Promise<Response> {
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plain(429, 'You have asked for several documents just now.', { 'retry-after': String(waitSeconds) })
  try {
    const found = await find()
    if (!found) return plain(404, 'This link is not valid.')
    const pdf = await makeDocument(found.document)
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${found.file}.pdf"`,
      },
    })
  } catch (err) {
    logger.error({ msg: 'private document could not be made', document: name, err })
    return plain(503, 'The document cannot be created just now.', { 'retry-after': '30' })
  }
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

const plain = async (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message} ${await contactFallback()}`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
