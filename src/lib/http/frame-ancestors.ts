import { env } from '@/lib/platform/env'

const PATIENCE_MS = 2_000

/** CSP frame-ancestors of the embeddable calculator; 'none' if the list is unavailable. */
export async function frameAncestors(): Promise<string> {
  const origins = await listedOrigins().catch(() => [])
  return origins.length > 0 ? origins.join(' ') : "'none'"
}

/** The list is in Next's cache, which the proxy cannot access, so it is fetched over HTTP. */
async function listedOrigins(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${env.port}/internal/frame-origins`, {
    headers: { authorization: `Bearer ${env.internalToken}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return response.ok ? ((await response.json()) as string[]) : []
}
