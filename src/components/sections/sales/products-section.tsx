import { ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FactList } from '@/components/ui/fact-list'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { Powerboard } from '@/lib/content/product'
import type { SalesPage } from '@/lib/content/sales-page'
import { routes } from '@/lib/routing/routes'

const SPANS = ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7', 'md:col-span-7', 'md:col-span-5']

export function ProductsSection({ products, panel }: { products: SalesPage['products']; panel: Powerboard }) {
  const { widthMm, heightMm, thicknessMm, powerWatts, voltage, weightKg, panelsPer16aMax } = panel
  const facts = [
    { term: 'Size', detail: `${widthMm.toLocaleString('en-GB')} × ${heightMm} × ${thicknessMm} mm` },
    { term: 'Power', detail: `${powerWatts} W at ${voltage} V` },
    { term: 'Weight', detail: `${weightKg} kg` },
    { term: 'On one 16 A circuit', detail: `${panelsPer16aMax} panels at most` },
  ]
  return (
    <Section
      id="products"
      name="The panel"
      context={panel.name}
      band="plaster"
      className="render-late [--late-height:84rem] md:[--late-height:76rem]"
      wide={
        <>
          <ul className="grid gap-(--gutter) md:grid-cols-12">
            {products.pictures.map((picture, index) => (
              <li key={picture.src} className={cx('min-w-0', SPANS[index % SPANS.length])}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 56.3125rem) 55vw, 100vw"
                  className="aspect-16/9 w-full rounded-panel md:aspect-auto md:h-92"
                />
              </li>
            ))}
          </ul>
          <div className="mt-9 grid gap-x-(--gutter) md:grid-cols-12">
            <FactList facts={facts} className="md:col-span-5" />
          </div>
          <ButtonLink href={routes.technicalSpecs} look="secondary" className="mt-7 max-sm:w-full">
            View More Photos &amp; Specifications
          </ButtonLink>
        </>
      }
    >
      <h2 className="text-h2">{products.heading}</h2>
      {products.lede && <p className="mt-4 max-w-[38em] text-lede">{products.lede}</p>}
    </Section>
  )
}
