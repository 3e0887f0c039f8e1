import { jsonResponse } from '@/lib/http/responses'

export const dynamic = 'force-dynamic'

/** Liveness: the process responds; no dependencies are checked. */
export const GET = () => jsonResponse(200, { status: 'ok' })
