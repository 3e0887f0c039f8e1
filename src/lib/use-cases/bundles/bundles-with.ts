import type { PayloadRequest } from 'payload'

import type { Bundle } from '@/lib/generated/payload-types'
import { type BundleProducts, bundleProductsSchema } from '@/lib/schemas/bundle-products'

type Line = BundleProducts[number]

/** The bundles with such a line, and all their lines, within the request's transaction. */
export async function bundlesWith(
  req: PayloadRequest,
  isMeant: (line: Line) => boolean,
): Promise<{ bundle: Bundle; lines: BundleProducts }[]> {
  const { docs } = await req.payload.find({
    collection: 'bundles',
    pagination: false,
    depth: 0,
    overrideAccess: true, // includes bundles that are not shown
    req,
  })
  return docs.flatMap((bundle) => {
    const { success, data: lines } = bundleProductsSchema.safeParse(bundle.products)
    return success && lines.some(isMeant) ? [{ bundle, lines }] : []
  })
}
