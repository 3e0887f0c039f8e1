import { ButtonLink } from '@/components/ui/button'
import type { Example } from '@/components/ui/example'
import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'

import { SAMPLE_PANEL } from '../samples/sample-panel'
import { HeroSection } from './hero-section'
import { HowItWorksSection } from './how-it-works-section'
import { PanelSection } from './panel-section'
import { sampleClaims, sampleHero, samplePrice, samplePromises } from './sample-home'
import { TrustSection } from './trust-section'

export const examples: Example[] = [
  {
    name: 'hero',
    node: (
      <HeroSection
        hero={sampleHero}
        panel={SAMPLE_PANEL}
        claims={sampleClaims}
        tariff={SAMPLE_PRICES.tariff}
        price={samplePrice}
        quoteAction={<ButtonLink href="#quote">Get a quote</ButtonLink>}
      />
    ),
  },
  { name: 'promises and figures', node: <TrustSection {...samplePromises} claims={sampleClaims} /> },
  {
    name: 'how it works',
    node: (
      <HowItWorksSection
        copy={{
          heading: 'It heats what is in its view.',
          lede: 'So we start with where you sit, not with where there is spare wall.',
        }}
        panel={SAMPLE_PANEL}
      />
    ),
  },
  {
    name: 'the panel',
    node: (
      <PanelSection
        copy={{ heading: 'Nothing to look at. That’s the point.', lede: '' }}
        panel={SAMPLE_PANEL}
        claims={sampleClaims}
        quoteAction={
          <ButtonLink look="secondary" size="sm" href="#quote">
            Get a quote
          </ButtonLink>
        }
      />
    ),
  },
]
