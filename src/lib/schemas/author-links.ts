import * as z from 'zod'

import { text, webAddress } from './text'

const siteName = text({ max: 200 })

/** Links of an author, as staff enter them: the name of each site with its address. */
export const authorLinksSchema = z.record(siteName, webAddress)

/** The web addresses among stored links. Data older than the check of the form may hold anything. */
export function authorLinksIn(stored: unknown): string[] {
  const links = z.record(siteName, z.unknown()).safeParse(stored)
  if (!links.success) return []
  const addresses = Object.values(links.data).flatMap((link) => webAddress.safeParse(link).data ?? [])
  return [...new Set(addresses)]
}
