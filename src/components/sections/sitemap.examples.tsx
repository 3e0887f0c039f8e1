import type { Example } from '@/components/ui/example'

import { SitemapSection } from './sitemap-section'

export const examples: Example[] = [
  {
    name: 'sitemap',
    node: (
      <SitemapSection
        pages={[
          { path: '#guide', title: 'Circuits, supply and the rules for wiring', category: 'guide' },
          { path: '#other', title: 'Something else', category: 'location' },
        ]}
      />
    ),
  },
]
