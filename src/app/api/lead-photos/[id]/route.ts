import { staffOf } from '@/lib/data/staff'
import { errorResponse } from '@/lib/http/responses'
import { readLeadPhoto } from '@/lib/platform/lead-files'
import { readDocumentId } from '@/lib/schemas/document-id'

/** A customer's photo, for the sales desk: shown in the lead, and otherwise downloaded. */
export async function GET(request: Request, { params }: RouteContext<'/api/lead-photos/[id]'>): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff?.changesQuotes) return errorResponse(404, 'Not Found')
  const id = readDocumentId((await params).id)
  const photo = id === null ? undefined : await readLeadPhoto(staff.payload, id)
  if (!photo) return errorResponse(404, 'Not Found')
  return new Response(new Uint8Array(photo.jpeg), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="photo-${id}.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
