import { POWERBOARD_SLUG } from '@/lib/content/product'
import { specRows } from '@/lib/content/spec-rows'
import { type AttributeFact, attributeFacts } from '@/lib/domain/catalogue/attribute-facts'
import type { Product } from '@/lib/generated/payload-types'
import { powerboardFactsSchema } from '@/lib/schemas/powerboard-facts'

/**
 * A product's technical data in words. The panel's record also holds figures that are claims, such as its lifespan, or
 * that have no unit, so only those of its schema are shown, in the words of every specification of the panel.
 */
export function technicalDataOf({ slug, specifications }: Pick<Product, 'slug' | 'specifications'>): AttributeFact[] {
  if (slug !== POWERBOARD_SLUG) return attributeFacts(specifications)
  const { data: panel } = powerboardFactsSchema.safeParse(specifications)
  if (!panel) return []
  return specRows(panel).flatMap(({ term, detail, isFull }) => (isFull ? [] : [{ term, detail }]))
}
