import * as z from 'zod'

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

/** Links of an author, as staff enter them: the name of each site with its address. */
export const authorLinksSchema = z.record(z.string(), webAddress)

/** The web addresses among stored links. Data older than the check of the form may hold anything. */
export function authorLinksIn(stored: unknown): string[] {
  const links = z.record(z.string(), z.unknown()).safeParse(stored)
  if (!links.success) return []
  const addresses = Object.values(links.data).flatMap((link) => webAddress.safeParse(link).data ?? [])
  return [...new Set(addresses)]
}
