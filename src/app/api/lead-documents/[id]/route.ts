import { staffOf } from '@/lib/data/staff'
import { errorResponse } from '@/lib/http/responses'
import { poolOf } from '@/lib/platform/database'
import { readDocumentId } from '@/lib/schemas/document-id'

/** A client's document, for the sales desk: always downloaded, never opened within the site. */
export async function GET(request: Request, { params }: RouteContext<'/api/lead-documents/[id]'>): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff?.changesQuotes) return errorResponse(404, 'Not Found')
  const id = readDocumentId((await params).id)
  const { rows } = await poolOf(staff.payload).query<{ name: string; pdf: Buffer }>(
    'select name, pdf from lead_documents where id = $1',
    [id],
  )
  const [document] = rows
  if (!document) return errorResponse(404, 'Not Found')
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
