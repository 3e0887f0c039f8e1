import { payloadClient } from '@/lib/data/payload-client'
import { oneClickErasure } from '@/lib/http/one-click-erasure'
import { poolOf } from '@/lib/platform/database'
import { waitingPage } from '@/lib/routing/enquiry-routes'
import { leaveWaitingList } from '@/lib/use-cases/waiting-list/answer-waiting-link'

export const { GET, POST } = oneClickErasure({
  erase: async (token) => leaveWaitingList(poolOf(await payloadClient()), token),
  page: waitingPage,
})
