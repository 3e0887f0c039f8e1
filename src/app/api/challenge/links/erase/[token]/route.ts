import { payloadClient } from '@/lib/data/payload-client'
import { oneClickErasure } from '@/lib/http/one-click-erasure'
import { poolOf } from '@/lib/platform/database'
import { seasonLinkPage } from '@/lib/routing/enquiry-routes'
import { eraseSeasonLink } from '@/lib/use-cases/challenge/season-links'

export const { GET, POST } = oneClickErasure({
  erase: async (token) => eraseSeasonLink(poolOf(await payloadClient()), token),
  page: seasonLinkPage,
})
