import type { CollectionAfterDeleteHook } from 'payload'

import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { Order } from '@/lib/generated/payload-types'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'

/** An unpaid order is deleted with its lead, which puts its goods back on sale (return-unpaid-goods.ts). */
export const refreshShop: CollectionAfterDeleteHook<Order> = async ({ doc, req }) => {
  if (doc.state === 'awaiting-payment') await revalidateTags({ req, tags: documentChangeTags('products') })
  return doc
}
