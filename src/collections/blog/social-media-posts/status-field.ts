import type { SelectField } from 'payload'
import { select } from 'payload/shared'

import { isChosenByStaff, SOCIAL_STATUSES } from '@/lib/domain/social/statuses'

export const statusField: SelectField = {
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: 'scheduled',
  index: true,
  options: [...SOCIAL_STATUSES],
  // The current status stays in the list; what may be chosen is checked below.
  filterOptions: ({ data, options }) =>
    options.filter((option) => {
      const value = typeof option === 'string' ? option : option.value
      return isChosenByStaff(value) || value === data.status
    }),
  validate: (value, options) => {
    const isUnchanged = value === options.previousValue
    if (typeof value === 'string' && !isUnchanged && !isChosenByStaff(value)) {
      return 'Choose Draft, Scheduled or Posted. The others are set when a post is sent.'
    }
    return select(value, options)
  },
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: {
    position: 'sidebar',
    components: { Cell: '/components/admin/social/status-cell#SocialStatusCell' },
    description: 'Choose Posted only if you have posted it by hand.',
  },
}
