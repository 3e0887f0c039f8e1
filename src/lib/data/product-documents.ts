import { LINKED_DOCUMENTS, type ProductDocument } from '@/lib/content/product-documents'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Product } from '@/lib/generated/payload-types'

/** The documents of a product with populated files; those whose file is missing are left out. */
export function documentsOf({ documents }: Pick<Product, 'documents'>): ProductDocument[] {
  return (documents ?? []).flatMap(({ title, file, link, kind }): ProductDocument[] => {
    if (file && typeof file === 'object')
      return file.url ? [{ title, href: file.url, kind: 'PDF', bytes: file.filesize ?? null }] : []
    return link ? [{ title, href: link, kind: labelOf(LINKED_DOCUMENTS, kind ?? 'page'), bytes: null }] : []
  })
}
