import { specRows } from '@/lib/content/spec-rows'
import { type AttributeFact, attributeFacts } from '@/lib/domain/catalogue/attribute-facts'
import type { Product } from '@/lib/generated/payload-types'
import { panelFactsSchema } from '@/lib/schemas/panel-facts'

/**
 * A product's technical data in words. A panel's record may also hold figures that are claims, such as its lifespan, or
 * that have no unit, so only those of its schema are shown, in the words of every specification of a panel.
 */
export function technicalDataOf({ specifications }: Pick<Product, 'specifications'>): AttributeFact[] {
  const { data: panel } = panelFactsSchema.safeParse(specifications)
  if (!panel) return attributeFacts(specifications)
  return specRows(panel).flatMap(({ term, detail, isFull }) => (isFull ? [] : [{ term, detail }]))
}
