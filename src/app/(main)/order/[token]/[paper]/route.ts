import { documentsOf, orderPaperView } from '@/lib/content/orders/order-papers'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { findOrder } from '@/lib/use-cases/orders/find-order'

import { privateDocument } from '../../../private-document'

/** A document of a customer's order as a PDF: 'invoice.pdf' and the like, if it exists. */
export async function GET(request: Request, { params }: RouteContext<'/order/[token]/[paper]'>): Promise<Response> {
  const { token, paper: file } = await params
  return privateDocument(request, {
    name: 'Order',
    find: async () => {
      const found = await findOrder(poolOf(await payloadClient()), token)
      const paper = found && documentsOf(found.order).find((one) => `${one.file}.pdf` === file)
      return found && paper ? orderPaperView({ ...found, paper }) : null
    },
  })
}
