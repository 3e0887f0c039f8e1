import { DemoButton } from '@/components/forms/demo-call/demo-button'
import { SparkyMark } from '@/components/forms/sparky/sparky-mark'
import { CalculatorSection } from '@/components/sections/sales/calculator-section'
import { CallUsSection } from '@/components/sections/sales/call-us-section'
import { CaseStudySection } from '@/components/sections/sales/case-study-section'
import { DemoFilmSection } from '@/components/sections/sales/demo-film-section'
import { FurtherCalculation } from '@/components/sections/sales/further-calculation'
import { PartnersSection } from '@/components/sections/sales/partners-section'
import { ProductsSection } from '@/components/sections/sales/products-section'
import { RegulationsSection } from '@/components/sections/sales/regulations-section'
import { SalesCounters } from '@/components/sections/sales/sales-counters'
import { SalesHero } from '@/components/sections/sales/sales-hero'
import { SalesStrip } from '@/components/sections/sales/sales-strip'
import { ThermalSection } from '@/components/sections/sales/thermal-section'
import { StorySections } from '@/components/sections/story/story-sections'
import { ShortEstimate } from '@/components/tools/short-estimate/short-estimate'
import { Part } from '@/components/ui/part'
import type { SalesPage } from '@/lib/content/sales-page'
import { getBasis } from '@/lib/data/basis'
import { getClaims } from '@/lib/data/claims'
import { getHomePage } from '@/lib/data/home-page'
import { getPowerboard } from '@/lib/data/panels'
import { getSiteSettings } from '@/lib/data/site-settings'
import { getStoryPictures } from '@/lib/data/story-pictures'

/** The sales page, inside or outside the main layout. Why people choose panels is told in the words of the homepage. */
export async function SalesView({ page }: { page: SalesPage }) {
  const [claims, settings, panel, basis, { story }, pictures] = await Promise.all([
    getClaims('landing'),
    getSiteSettings(),
    getPowerboard(),
    getBasis(),
    getHomePage(),
    getStoryPictures(),
  ])
  const demoAction = <DemoButton hours={settings.hours} phone={settings.mainPhone} className="w-full" />
  return (
    <>
      <div id="home">
        <Part>
          <SalesHero hero={page.hero} claims={claims} demoAction={demoAction} />
        </Part>
        <Part>
          <SalesCounters counters={page.counters} claims={claims} />
        </Part>
        <Part>
          <DemoFilmSection film={page.hero.demoFilm} demoAction={demoAction} />
        </Part>
      </div>
      <Part>
        <SalesStrip />
      </Part>
      <StorySections story={story} pictures={pictures} />
      <Part>
        <RegulationsSection regulations={page.regulations} heard={claims['gas-boiler-ban']} />
      </Part>
      <Part>
        <CalculatorSection
          copy={page.calculator}
          estimate={<ShortEstimate basis={basis} after={<FurtherCalculation />} />}
        />
      </Part>
      <Part>
        <ProductsSection products={page.products} panel={panel} />
      </Part>
      <Part>
        <ThermalSection thermal={page.thermal} />
      </Part>
      <Part>
        <CaseStudySection study={page.caseStudy} />
      </Part>
      <Part>
        <PartnersSection partners={page.partners} claims={claims} />
      </Part>
      <Part>
        <CallUsSection settings={settings} sparky={<SparkyMark className="size-13 flex-none turn-now-and-then" />} />
      </Part>
    </>
  )
}
