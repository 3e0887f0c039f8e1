import type { Pool } from 'pg'

import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { LeadStatus } from '@/lib/domain/leads/lead-status'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { enquiryPage, orderPage } from '@/lib/routing/enquiry-routes'

/** A request or an order with an address. `page`: where its customer corrects and withdraws it. */
export type OwnRequest = {
  reference: string
  kind: LeadKind
  source: string | null
  status: LeadStatus
  sentAt: Date
  page: string
}

type Found = Omit<OwnRequest, 'page'> & { isOrder: boolean }

/** The requests and orders with an address, newest first. */
export async function ownRequests(pool: Pool, email: string): Promise<OwnRequest[]> {
  const { rows } = await pool.query<Found>(
    `select reference, kind::text as kind, source, status::text as status, created_at as "sentAt",
       exists (select from orders where orders.reference = leads.reference) as "isOrder"
     from leads where lower(email) = lower($1) order by id desc`,
    [email],
  )
  return rows.map(({ isOrder, ...request }) => {
    const token = enquiryToken(request.reference)
    return { ...request, page: isOrder ? orderPage(token) : enquiryPage(token) }
  })
}
