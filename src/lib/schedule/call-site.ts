/** How the worker reaches the web process: `internalUrl` bypasses any proxy. */
export type SiteAccess = { internalUrl: string; siteUrl: string; internalToken: string }

const TIMEOUT_MS = 60_000

/** Calls an internal endpoint of the site, for work that has to refresh its page cache. */
export async function callSite({ internalUrl, siteUrl, internalToken }: SiteAccess, path: string): Promise<void> {
  const response = await fetch(`${internalUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${internalToken}`, origin: siteUrl },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
}
