export const dynamic = 'force-static'

/** The process answers; nothing else is asked. */
export const GET = () => Response.json({ status: 'ok' })
