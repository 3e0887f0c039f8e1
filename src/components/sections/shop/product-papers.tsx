import type { ReactNode } from 'react'

import { TextLink } from '@/components/ui/link'
import { documentWords } from '@/lib/content/product-documents'
import type { ShopProduct } from '@/lib/content/shop'

/** The contents of a product's box, and its documents. Renders nothing for either list if it is empty. */
export function ProductPapers({ inBox, documents }: Pick<ShopProduct, 'inBox' | 'documents'>) {
  return (
    <>
      {inBox.length > 0 && (
        <PaperList title="In the box">
          {inBox.map((item) => (
            <li key={item} className={ROW}>
              {item}
            </li>
          ))}
        </PaperList>
      )}
      {documents.length > 0 && (
        <PaperList title="Documents">
          {documents.map((document) => (
            <li key={document.href} className={ROW}>
              <TextLink href={document.href} className="font-semibold">
                {document.title}
              </TextLink>{' '}
              <span className="text-ink-2">({documentWords(document)})</span>
            </li>
          ))}
        </PaperList>
      )}
    </>
  )
}

const ROW = 'border-b border-line py-2.5'

const PaperList = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className="mt-9 mb-3 text-h3">{title}</h2>
    <ul className="border-t border-line text-sm">{children}</ul>
  </>
)
