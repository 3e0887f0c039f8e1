import type { ArrayField, GlobalConfig } from 'payload'
import { text } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { required, whenGiven } from '@/lib/cms/fields/validators'
import { publishedGlobal } from '@/lib/cms/published-global'
import { FOOTER_QUICK_LINKS, FOOTER_SERVICE_LINKS, HEADER_LINKS, type NavigationLink } from '@/lib/routing/navigation'

const { versions, readVersions, admin } = publishedGlobal('navigation')

/** The links at the top and bottom of every page. The legal row and the links beside the banner are fixed. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Navigation and footer',
  access: { read: anyone, readVersions, update: editors },
  versions,
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The links at the top and bottom of every page.',
  },
  fields: [
    linksField({ name: 'header', label: 'Top navigation', links: HEADER_LINKS, maxRows: 8, canHighlight: true }),
    linksField({ name: 'footerQuickLinks', label: 'Footer: Quick Links', links: FOOTER_QUICK_LINKS, maxRows: 10 }),
    linksField({ name: 'footerServices', label: 'Footer: Services', links: FOOTER_SERVICE_LINKS, maxRows: 10 }),
  ],
}

type Links = {
  name: string
  label: string
  links: readonly NavigationLink[]
  maxRows: number
  canHighlight?: boolean
}

function linksField({ name, label, links, maxRows, canHighlight = false }: Links): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Link', plural: 'Links' },
    minRows: 1,
    maxRows,
    defaultValue: links.map((link) => ({ ...link })),
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', label: 'Text', required: true, maxLength: 40 },
          {
            name: 'href',
            type: 'text',
            label: 'Where it leads',
            required: true,
            maxLength: 300,
            validate: required('Give the link a destination', whenGiven(checkDestination, text)),
          },
        ],
      },
      ...(canHighlight
        ? [{ name: 'isHighlighted', type: 'checkbox', label: 'Framed', defaultValue: false } as const]
        : []),
    ],
  }
}
