import { openApiDocument } from '../open-api'

export const dynamic = 'force-static'

/** Without an explicit lifetime, Next would let caches keep it for a year. */
const HEADERS = { 'cache-control': 'public, max-age=300' }

export const GET = () => Response.json(openApiDocument(), { headers: HEADERS })
