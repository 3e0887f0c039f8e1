import type { Example } from '@/components/ui/example'
import type { Installer } from '@/lib/content/installer'
import type { InstallerSearch } from '@/lib/content/installer-search'

import { InstallerDirectoryBlock } from './installer-directory-block'
import { InstallersNear } from './installers-near'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }

const firm = (slug: string, of: Partial<Installer> = {}): Installer => ({
  slug,
  name: `Firm ${slug}`,
  summary: 'Two electricians. Ceilings, circuits and certificates.',
  town: 'Devizes',
  county: 'Wiltshire',
  postcodeAreas: ['SN', 'BA'],
  website: '',
  registrations: [{ scheme: 'A scheme', number: '', checkedOn: null }],
  position: null,
  isSample: false,
  ...of,
})

const firms = [
  firm('one', { isSample: true }),
  firm('two', {
    town: 'Frome',
    county: 'Somerset',
    website: 'https://firm.example',
    registrations: [{ scheme: 'A scheme', number: '1234', checkedOn: '3 November 2026' }],
  }),
  firm('three', { county: '', summary: '', postcodeAreas: [], registrations: [] }),
]

const search: InstallerSearch = {
  code: 'SN10',
  area: 'SN',
  isWholeArea: false,
  found: firms.map((of, index) => ({ firm: of, miles: index === 2 ? null : 2 + 14 * index, worksThere: true })),
  total: 3,
}

// One of each, because each has a landmark or an anchor whose name must be unique.
export const examples: Example[] = [
  {
    name: 'directory',
    node: (
      <InstallerDirectoryBlock
        block={{
          id: 'directory',
          kind: 'installerDirectory',
          heading: 'Search by postcode',
          text: [],
          installers: firms,
        }}
      />
    ),
  },
  {
    name: 'near',
    node: <InstallersNear search={{ ...search, code: 'SN98', isWholeArea: true, total: 27 }} phone={phone} />,
  },
]
