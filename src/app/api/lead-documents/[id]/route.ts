import { staffOf } from '@/lib/data/staff'
import { errorResponse } from '@/lib/http/responses'
import { env } from '@/lib/platform/env'
import { readLeadDocument } from '@/lib/platform/lead-files'
import { readDocumentId } from '@/lib/schemas/document-id'

const SCAN_SECONDS = 30

/**
 * A client's document, for the sales desk: always downloaded, never opened within the site, and only once the virus
 * scanner, if there is one, has found nothing in it.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/lead-documents/[id]'>): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff?.changesQuotes) return errorResponse(404, 'Not Found')
  const id = readDocumentId((await params).id)
  const document = id === null ? undefined : await readLeadDocument(staff.payload, id)
  if (!document) return errorResponse(404, 'Not Found')
  if (document.infection) return errorResponse(410, `The virus scanner found ${document.infection} in this file.`)
  if (env.clamav && !document.isScanned)
    return errorResponse(503, 'This file is still to be scanned for viruses. Please try again in a minute.', [], {
      'retry-after': String(SCAN_SECONDS),
    })
  return new Response(new Uint8Array(document.pdf), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
