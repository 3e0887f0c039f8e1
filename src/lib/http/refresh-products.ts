import { revalidateTag } from 'next/cache'

import { documentChangeTags } from '@/lib/routing/revalidation-plan'

/** Expires what shows the stock of a product, after a change to it outside the admin. */
export function refreshProducts(): void {
  for (const tag of documentChangeTags('products')) revalidateTag(tag, { expire: 0 })
}
