import { QuoteButton } from '@/components/forms/quote-button'
import { ContactSection } from '@/components/sections/contact-section'
import { AppSection } from '@/components/sections/home/app-section'
import { CustomersSection } from '@/components/sections/home/customers-section'
import { HeroSection } from '@/components/sections/home/hero-section'
import { HowItWorksSection } from '@/components/sections/home/how-it-works-section'
import { MapSection } from '@/components/sections/home/map-section'
import { PanelSection } from '@/components/sections/home/panel-section'
import { PromisesStrip } from '@/components/sections/home/promises-strip'
import { ProofSection } from '@/components/sections/home/proof-section'
import { QuestionsSection } from '@/components/sections/home/questions-section'
import { RunningCostSection } from '@/components/sections/home/running-cost-section'
import { SuitsSection } from '@/components/sections/home/suits-section'
import { StorySections } from '@/components/sections/story/story-sections'
import { RunningCost } from '@/components/tools/running-cost/running-cost'
import { Part } from '@/components/ui/part'
import type { HomePage } from '@/lib/content/home-page'
import { priceWords } from '@/lib/content/price-list'
import { shownVoices } from '@/lib/content/testimonials'
import { getBasis } from '@/lib/data/basis'
import { getCaseStudy } from '@/lib/data/case-studies'
import { getClaims } from '@/lib/data/claims'
import { getHeatingPrices } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/panels'
import { getPriceList } from '@/lib/data/price-list'
import { getHomeQuestions } from '@/lib/data/questions'
import { getReviews } from '@/lib/data/reviews'
import { getSiteSettings } from '@/lib/data/site-settings'
import { getStoryPictures } from '@/lib/data/story-pictures'
import { getFeaturedTestimonials, getTestimonials } from '@/lib/data/testimonials'

import { HomeJsonLd } from './home-json-ld'

/** The homepage with the given texts: the published ones, or a draft, which shows sample reviews too. */
export async function HomeView({ home, isDraft = false }: { home: HomePage; isDraft?: boolean }) {
  const { settings, panel, priceList, basis, prices, heroClaims, claims, pictures, customers } = await readHome()
  const voices = {
    caseStudy: customers.caseStudy,
    featured: shownVoices(customers.featured, isDraft),
    testimonials: shownVoices(customers.testimonials, isDraft),
    reviews: customers.reviews,
  }
  const contact = { hours: settings.hours, phone: settings.mainPhone }
  return (
    <>
      <HomeJsonLd description={home.hero.lede} />
      <Part>
        <HeroSection
          hero={home.hero}
          panel={panel}
          claims={heroClaims}
          tariff={prices.tariff}
          price={priceWords(priceList)}
          room={pictures.prices.living}
          quoteAction={<QuoteButton source="hero-section" {...contact} />}
        />
      </Part>
      <Part>
        <PromisesStrip badges={home.badges} />
      </Part>
      <StorySections story={home.story} pictures={pictures} />
      <Part>
        <RunningCostSection copy={home.runningCost} calculator={<RunningCost basis={basis} />} />
      </Part>
      <Part>
        <SuitsSection suits={home.story.suits} />
      </Part>
      <Part>
        <HowItWorksSection copy={home.howItWorks} panel={panel} />
      </Part>
      <Part>
        <PanelSection
          copy={home.panel}
          panel={panel}
          claims={claims}
          quoteAction={<QuoteButton source="products-section" look="secondary" size="sm" {...contact} />}
        />
      </Part>
      <Lower home={home} claims={claims} voices={voices} />
      <Part>
        <QuestionsSection copy={home.questions} questions={customers.questions} />
      </Part>
      <Part>
        <ContactSection copy={home.contact} settings={settings} claims={claims} />
      </Part>
    </>
  )
}

type Read = Awaited<ReturnType<typeof readHome>>
type LowerProps = Pick<Read, 'claims'> & {
  home: HomePage
  voices: Pick<Read['customers'], 'caseStudy' | 'featured' | 'testimonials' | 'reviews'>
}

/** Where it works, how it is controlled, and what we and others say about it. */
function Lower({ home, claims, voices }: LowerProps) {
  return (
    <>
      <Part>
        <MapSection copy={home.map} />
      </Part>
      <Part>
        <AppSection copy={home.app} />
      </Part>
      <Part>
        <ProofSection stats={home.stats} claims={claims} />
      </Part>
      <Part>
        <CustomersSection copy={home.customers} {...voices} />
      </Part>
    </>
  )
}

/** What the sections show besides their texts. */
async function readHome() {
  const [settings, panel, priceList, basis, prices, heroClaims, claims] = await Promise.all([
    getSiteSettings(),
    getPowerboard(),
    getPriceList(),
    getBasis(),
    getHeatingPrices(),
    getClaims('hero'),
    getClaims('section'),
  ])
  const [featured, testimonials, reviews, caseStudy, questions, pictures] = await Promise.all([
    getFeaturedTestimonials(),
    getTestimonials(),
    getReviews(),
    getCaseStudy('stone-barn-conversion'),
    getHomeQuestions(),
    getStoryPictures(),
  ])
  const customers = { featured, testimonials, reviews, caseStudy, questions }
  return { settings, panel, priceList, basis, prices, heroClaims, claims, pictures, customers }
}
