import { documentAction } from '@/lib/cms/access/document-action'
import { staff } from '@/lib/cms/access/rules'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { stockChangeSchema } from '@/lib/schemas/stock-change'
import { changeStock, type Stocked } from '@/lib/use-cases/stock/change-stock'

/**
 * Lets staff enter the counted stock of a product or variant, or add a delivery. The product form has no field for it,
 * because orders change it too.
 */
export const changeStockEndpoint = (of: Stocked) =>
  documentAction({
    name: 'stock',
    rule: staff,
    forbidden: 'Only staff may change the stock.',
    missing: { status: 404, message: 'This product no longer exists.' },
    schema: stockChangeSchema,
    act: async ({ id, input, req, user }) => {
      const { reason, pieces, key } = input
      const change = reason === 'delivery' ? { add: pieces } : { set: pieces }
      if (!(await changeStock(req, { of, id, reason, reference: user.name, key, ...change })))
        return { status: 409, message: 'Count the stock of this product first.' }
      await revalidateTags({ req, tags: documentChangeTags('products') })
      return { status: 200, message: 'The stock has been changed.' }
    },
  })
