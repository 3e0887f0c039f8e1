import { env } from '@/lib/platform/env'

const PATIENCE_MS = 2_000

/** Who may frame the calculator's page, as a policy says it; nobody when the list cannot be had. */
export async function frameAncestors(): Promise<string> {
  const origins = await listedOrigins().catch(() => [])
  return origins.length > 0 ? origins.join(' ') : "'none'"
}

/** The list stands in a cache that the proxy cannot reach into; the process asks itself. */
async function listedOrigins(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${env.port}/internal/frame-origins`, {
    headers: { authorization: `Bearer ${env.secret}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return answer.ok ? ((await answer.json()) as string[]) : []
}
