import { databaseIsCurrent } from '@/lib/data/database-health'
import { answer } from '@/lib/http/answers'

export const dynamic = 'force-dynamic'

export async function GET() {
  return (await databaseIsCurrent()) ? answer(200, { status: 'ok' }) : answer(503, { status: 'unavailable' })
}
