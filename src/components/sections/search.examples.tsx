import { controlClass } from '@/components/ui/control-class'
import type { Example } from '@/components/ui/example'
import type { SearchResultPage } from '@/lib/content/search'

import { SearchSection } from './search/search-section'

const PHONE = { display: '01632 960 123', href: 'tel:+441632960123' }

const ANSWER: SearchResultPage = {
  hits: [
    {
      kind: 'guide',
      path: '/installation-engineering',
      title: [{ text: 'Surveying, fixing and handing over', isMatch: false }],
      excerpt: [
        { text: 'Mount the ', isMatch: false },
        { text: 'thermostat', isMatch: true },
        { text: ' 1.2 to 1.5 m from the floor <on an inside wall>.', isMatch: false },
      ],
    },
    {
      kind: 'question',
      path: '/#questions',
      title: [
        { text: 'Thermostat', isMatch: true },
        { text: ' or app?', isMatch: false },
      ],
      excerpt: [{ text: 'Either.', isMatch: false }],
    },
  ],
  counts: { guide: 24, question: 1 },
  total: 25,
  corrected: 'thermostat',
  isPartial: true,
  near: null,
}

// The real search box needs its script; only its position matters here.
const box = <input aria-label="Search" className={controlClass(undefined)} />

export const examples: Example[] = [
  {
    name: 'before-a-search',
    node: (
      <SearchSection outcome={null} phone={PHONE}>
        {box}
      </SearchSection>
    ),
  },
  {
    name: 'results',
    node: (
      <SearchSection outcome={{ ok: true, q: 'thermastat', page: 1, results: ANSWER }} phone={PHONE}>
        {box}
      </SearchSection>
    ),
  },
  {
    name: 'nothing',
    node: (
      <SearchSection
        outcome={{
          ok: true,
          q: 'a very long word without any meaning at all',
          page: 1,
          results: { ...ANSWER, total: 0 },
        }}
        phone={PHONE}
      >
        {box}
      </SearchSection>
    ),
  },
  {
    name: 'failure',
    node: (
      <SearchSection outcome={{ ok: false, reason: 'failed' }} phone={PHONE}>
        {box}
      </SearchSection>
    ),
  },
]
