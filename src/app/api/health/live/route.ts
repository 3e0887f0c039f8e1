import { answer } from '@/lib/http/answers'

export const dynamic = 'force-dynamic'

/** The process answers; nothing else is asked. */
export const GET = () => answer(200, { status: 'ok' })
