import { ButtonLink } from '@/components/ui/button'
import type { Example } from '@/components/ui/example'
import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'
import type { ShopPrice, ShopProduct } from '@/lib/content/shop'

import { ProductSection } from './product-section'
import { ShopSection } from './shop-section'

export const sampleProduct: ShopProduct = {
  id: 1,
  slug: 'panel',
  name: 'Powerboard S 225W',
  summary: 'A white panel, 12.5 mm thin, that fixes flat to the ceiling.',
  description: '',
  category: 'Panels',
  categorySlug: 'panels',
  categoryDescription: 'For the ceiling of a room.',
  pricePence: 28_900,
  previousPrice: { pence: 31_900, from: '2026-06-01', until: '2026-10-01' },
  stock: 'none',
  leadTime: '5 to 7 working days',
  warranty: '10 years',
  technicalData: [
    { term: 'Rated power', detail: '225 W at 230 V' },
    { term: 'Weight', detail: '6.6 kg' },
  ],
  energyRating: '',
  installationComplexity: 'medium',
  features: ['No moving parts', 'Fixes to the joists'],
  worksWith: ['Thermostat T1'],
  inBox: [],
  documents: [],
  sizeMm: { length: 1200, width: 600, thickness: 12.5 },
  weightKg: 6.6,
  pictures: [{ ...SAMPLE_PICTURE, alt: 'The front of a panel.' }],
  variants: [
    {
      id: 1,
      name: 'Grey frame',
      sku: 'PB-225-G',
      pricePence: 29_900,
      previousPrice: null,
      stock: 'in-stock',
      attributes: [{ term: 'Frame', detail: 'grey' }],
      sizeMm: null,
      weightKg: null,
      pictures: [],
    },
  ],
  gtin: '',
  priceValidUntil: null,
  metaTitle: '',
  metaDescription: '',
  updatedAt: '',
}

const reading = {
  kind: 'reading',
  unit: '£',
  status: 'contested',
  qualifier: 'Three prices are in use.',
  evidence: '',
  checkedOn: null,
} as const
const claim = { ...reading, key: 'price.panel', value: '289', text: '£289 per panel and £150 delivery' }
const delivery = { ...reading, key: 'price.delivery', value: '150', text: '£150 delivery' }
const priced: ShopPrice = {
  kind: 'priced',
  eachPence: 28_900,
  claim,
  delivery,
  delivered: { goodsPence: 28_900, deliveryPence: 15_000, totalPence: 43_900, vatPence: 7_317 },
}
const quoteAction = <ButtonLink href="#quote">Get a quote</ButtonLink>

export const examples: Example[] = [
  {
    name: 'product',
    node: (
      <ProductSection
        product={sampleProduct}
        price={priced}
        warranty={null}
        isStoreOpen={false}
        closedNotice={<p className="mt-6 font-semibold">The store is not open yet, so nothing can be ordered here.</p>}
        quoteAction={quoteAction}
        cartAction={null}
        waitingAction={null}
      />
    ),
  },
  {
    name: 'shelves',
    node: (
      <ShopSection
        products={[
          sampleProduct,
          { ...sampleProduct, slug: 'cable', name: 'Cable', category: '', categoryDescription: '', pictures: [] },
        ]}
        claims={{ 'price.delivery': delivery }}
        filter={null}
      />
    ),
  },
]
