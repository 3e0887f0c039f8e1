import { QuoteButton } from '@/components/forms/quote-button'
import { ContactSection } from '@/components/sections/contact-section'
import { HeroSection } from '@/components/sections/hero-section'
import { HowItWorksSection } from '@/components/sections/how-it-works-section'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'

export default async function HomePage() {
  const [settings, panel] = await Promise.all([getSiteSettings(), getPowerboard()])
  return (
    <>
      <HeroSection
        panel={panel}
        quoteAction={<QuoteButton source="hero-section" hours={settings.hours} phone={settings.mainPhone} />}
      />
      <HowItWorksSection panel={panel} />
      <ContactSection settings={settings} />
    </>
  )
}
