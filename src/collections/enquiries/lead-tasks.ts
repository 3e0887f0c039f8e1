import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { SALES_ROLES } from '@/lib/domain/staff/roles'

/** What is to be done next about a lead. Some follow from what happens, such as the survey after an accepted quote. */
export const LeadTasks: CollectionConfig = {
  slug: 'lead-tasks',
  labels: { singular: 'Task', plural: 'Tasks' },
  access: { create: salesTeam, read: salesTeam, update: salesTeam, delete: nobody },
  defaultSort: 'dueAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'what',
    defaultColumns: ['what', 'dueAt', 'lead', 'assignee', 'doneAt'],
    description: 'Next steps of leads. Enter when one was done to close it.',
  },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'what', label: 'What is to be done', type: 'text', required: true, maxLength: 200 },
    { name: 'dueAt', label: 'Due', type: 'date', required: true, index: true, admin: { date: DAY_AND_TIME } },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: { role: { in: SALES_ROLES } },
      admin: { allowCreate: false, allowEdit: false, placeholder: 'Unassigned' },
    },
    { name: 'doneAt', label: 'Done', type: 'date', index: true, admin: { date: DAY_AND_TIME } },
  ],
}
