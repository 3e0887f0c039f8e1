import type { DocumentView } from '@/lib/content/document-section'
import { getSiteSettings } from '@/lib/data/site-settings'
import { contactFallback } from '@/lib/http/contact-fallback'
import { attachment } from '@/lib/http/responses'
import type { DocumentRequest } from '@/lib/pdf/documents'
import { makeDocument } from '@/lib/pdf/make-document'

import { documentResponse } from '../downloads/document-response'

type PrivateDocument = {
  /** The kind of document, such as 'quote', for its metadata and file name. */
  name: string
  /** Null if the link is not valid. */
  find: () => Promise<DocumentView | null>
  /** Whether the browser shows it, rather than saving it. */
  isShown?: boolean
}

/** A quote, order or invoice behind a customer's link, as a PDF that no cache may store. */
export function privateDocument(request: Request, { name, find, isShown }: PrivateDocument): Promise<Response> {
  return privatePdf(request, {
    name,
    isShown,
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
  /** The name of the document in the log. */
  name: string
  /** Null if the link is not valid. `file`: the file name without its extension. */
  find: () => Promise<{ file: string; document: DocumentRequest } | null>
  isShown?: boolean | undefined
}

/** Any document behind a secret link. */
export function privatePdf(request: Request, { name, find, isShown = false }: PrivatePdf): Promise<Response> {
  return documentResponse(request, {
    name,
    headers: PRIVATE,
    make: async () => {
      const found = await find()
      if (!found) return { status: 404, message: `This link is not valid. ${await contactFallback()}` }
      const pdf = await makeDocument(found.document)
      const file = { name: `${found.file}.pdf`, type: 'application/pdf', content: new Uint8Array(pdf), isShown }
      return attachment(file, PRIVATE)
    },
  })
}

/** Headers of what no cache may store and no search engine list. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
