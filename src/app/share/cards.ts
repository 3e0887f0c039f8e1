import { getHomePage } from '@/lib/data/home-page'
import { getSalesPage } from '@/lib/data/sales-page'
import type { ShareCard } from '@/lib/site/share-cards'

type CardContent = { title: string; pictureKey: string }

/** What each card says, in the words of its page. */
export const CARDS: Record<ShareCard, () => Promise<CardContent>> = {
  home: async () => ({ title: (await getHomePage()).hero.heading, pictureKey: 'living-room' }),
  sales: async () => ({ title: (await getSalesPage()).hero.heading, pictureKey: 'stone-barn' }),
  contact: async () => ({ title: 'Write to us.', pictureKey: 'new-build-flat' }),
  quote: async () => ({ title: 'Ask for a quote.', pictureKey: 'living-room' }),
  business: async () => ({ title: 'We have your enquiry.', pictureKey: 'consulting-room' }),
}
