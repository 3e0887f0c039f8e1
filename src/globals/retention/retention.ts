import type { Field, GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, anyone } from '@/lib/cms/access/rules'
import { isAllowedPeriod, RETENTION_KINDS, RETENTION_PERIODS, type RetentionKind } from '@/lib/domain/retention/periods'

import { previewEndpoint } from './preview-endpoint'

const WHY: Partial<Record<RetentionKind, string>> = {
  sales:
    ' VAT records have to be kept for six years, and those for corporation tax for six years after the end of their financial year.',
  acceptedQuotes:
    ' An accepted quote is a contract, over which either side can go to court for six years (Limitation Act 1980, section 5).',
  speed: ' This week is compared with the one before.',
}

/** How long what visitors leave is kept. The privacy policy prints the same numbers. */
export const Retention: GlobalConfig = {
  slug: 'retention',
  label: 'How long data is kept',
  access: { read: anyone, update: admins },
  endpoints: [previewEndpoint],
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    hideAPIURL: true,
    description:
      'Older records are deleted every 15 minutes, for good. The privacy policy prints these periods: pages are updated on their next visit.',
  },
  fields: [
    ...RETENTION_KINDS.map(periodField),
    {
      name: 'report',
      type: 'ui',
      admin: { components: { Field: '/components/admin/retention/retention-report#RetentionReport' } },
    },
    {
      name: 'rights',
      type: 'ui',
      admin: { components: { Field: '/components/admin/retention/rights-by-year#RightsByYear' } },
    },
  ],
}

function periodField(kind: RetentionKind): Field {
  const { name, unit, usual, least, most } = RETENTION_PERIODS[kind]
  const message = `Please enter a whole number of ${unit} from ${least} to ${most}.`
  return {
    name: kind,
    type: 'number',
    label: name,
    required: true,
    defaultValue: usual,
    validate: (value: unknown) => isAllowedPeriod(kind, value) || message,
    admin: { description: `In ${unit}, from ${least} to ${most}.${WHY[kind] ?? ''}` },
  }
}
