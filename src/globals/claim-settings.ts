import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { previewedSettings } from '@/lib/cms/published-global'
import { CLAIM_MODES } from '@/lib/content/claim'

const { versions, readVersions, admin } = previewedSettings('claim-settings')

/** How strictly the whole site words its claims. */
export const ClaimSettings: GlobalConfig = {
  slug: 'claim-settings',
  label: 'What we claim',
  access: { read: anyone, update: editors, readVersions },
  versions,
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'One switch for every page, the banner, the footer and the data for search engines. Pages are updated on their next visit.',
  },
  fields: [
    {
      name: 'mode',
      type: 'radio',
      label: 'The website shows',
      required: true,
      defaultValue: 'faithful',
      options: CLAIM_MODES.map(({ value, label }) => ({ value, label })),
      admin: {
        layout: 'vertical',
        description:
          'With the second option, a claim without an approved reading is replaced with its replacement wording, or hidden if it has none.',
      },
    },
  ],
}
