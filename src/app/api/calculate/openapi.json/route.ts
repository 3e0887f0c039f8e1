import { openApiDocument } from '../open-api'

export const dynamic = 'force-static'

export const GET = () => Response.json(openApiDocument())
