import { examples as demoCallExamples } from '@/components/forms/demo-call/demo-call.examples'
import { examples as partnerFormsExamples } from '@/components/forms/partners/partner-forms.examples'
import { examples as sparkyExamples } from '@/components/forms/sparky/sparky.examples'
import { examples as overlayExamples } from '@/components/overlays/overlays.examples'
import { examples as calculatorsExamples } from '@/components/sections/calculators.examples'
import { examples as homeExamples } from '@/components/sections/home.examples'
import { examples as lowerHomeExamples } from '@/components/sections/home/lower-sections.examples'
import { examples as openingExamples } from '@/components/sections/home/opening.examples'
import { examples as installersExamples } from '@/components/sections/installers/installers.examples'
import { examples as layoutExamples } from '@/components/sections/layout.examples'
import { examples as pageExamples } from '@/components/sections/page/page.examples'
import { examples as wideOpeningExamples } from '@/components/sections/page/wide-opening.examples'
import { examples as salesExamples } from '@/components/sections/sales/sales.examples'
import { examples as searchExamples } from '@/components/sections/search.examples'
import { examples as shopExamples } from '@/components/sections/shop/shop.examples'
import { examples as sitemapExamples } from '@/components/sections/sitemap.examples'
import { examples as storyExamples } from '@/components/sections/story/story.examples'
import { examples as professionalCalculatorExamples } from '@/components/tools/professional-calculator/professional-calculator.examples'
import { examples as calculatorExamples } from '@/components/tools/quick-calculator/quick-calculator.examples'
import { examples as runningCostExamples } from '@/components/tools/running-cost/running-cost.examples'
import { examples as estimateExamples } from '@/components/tools/short-estimate/short-estimate.examples'
import { examples as accordionExamples } from '@/components/ui/accordion.examples'
import { examples as markExamples } from '@/components/ui/badges.examples'
import { examples as buttonExamples } from '@/components/ui/button.examples'
import { examples as claimExamples } from '@/components/ui/claim-note.examples'
import { examples as evidenceExamples } from '@/components/ui/evidence-note.examples'
import type { Example } from '@/components/ui/example'
import { examples as fieldExamples } from '@/components/ui/fields.examples'
import { examples as filmExamples } from '@/components/ui/film.examples'
import { examples as marqueeExamples } from '@/components/ui/marquee.examples'
import { examples as pictureExamples } from '@/components/ui/picture.examples'
import { examples as tabExamples } from '@/components/ui/tabs.examples'
import { examples as yearBarExamples } from '@/components/ui/year-bar.examples'

type Groups = Readonly<Record<string, readonly Example[]>>

/** Components that appear within a column of text. */
export const PARTS: Groups = {
  buttons: buttonExamples,
  claims: claimExamples,
  evidence: evidenceExamples,
  fields: fieldExamples,
  films: filmExamples,
  'demo-call': demoCallExamples,
  'partner-forms': partnerFormsExamples,
  installers: installersExamples,
  marks: markExamples,
  marquee: marqueeExamples,
  pictures: pictureExamples,
  sparky: sparkyExamples,
  accordion: accordionExamples,
  tabs: tabExamples,
  'year-bar': yearBarExamples,
}

/** Components that span the full width of the page. */
export const SECTIONS: Groups = {
  layout: layoutExamples,
  overlays: overlayExamples,
  home: homeExamples,
  sales: salesExamples,
  story: storyExamples,
  estimate: estimateExamples,
  'running-cost': runningCostExamples,
  calculator: calculatorExamples,
  calculators: calculatorsExamples,
  'professional-calculator': professionalCalculatorExamples,
  'home-figures': lowerHomeExamples,
  'home-opening': openingExamples,
  page: pageExamples,
  'wide-opening': wideOpeningExamples,
  search: searchExamples,
  shop: shopExamples,
  sitemap: sitemapExamples,
}
