import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

export const dynamic = 'force-dynamic' // a prerendered file could be past its own expiry date

const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** The contact for reporting vulnerabilities (RFC 9116). */
export async function GET(): Promise<Response> {
  const { email } = await getSiteSettings()
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.siteUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
