import { ButtonLink } from '@/components/ui/button'
import type { Example } from '@/components/ui/example'
import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'

import { SAMPLE_PANEL } from '../samples/sample-panel'
import { sampleRoomPrice } from '../samples/sample-story'
import { HeroSection } from './hero-section'
import { HowItWorksSection } from './how-it-works-section'
import { PanelSection } from './panel-section'
import { PromisesStrip } from './promises-strip'
import { ProofSection } from './proof-section'
import { sampleClaims, sampleHero, samplePrice, samplePromises } from './sample-home'

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
        room={sampleRoomPrice}
        quoteAction={<ButtonLink href="#quote">Get a quote</ButtonLink>}
      />
    ),
  },
  { name: 'promises', node: <PromisesStrip badges={samplePromises.badges} /> },
  { name: 'proof', node: <ProofSection stats={samplePromises.stats} claims={sampleClaims} /> },
  {
    name: 'how it works',
    node: (
      <HowItWorksSection
        copy={{
          heading: 'It warms what it can see.',
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
