import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { salesTeam } from '@/lib/cms/access/rules'
import { EMAIL_VARIABLES } from '@/lib/domain/leads/email-template'

const VARIABLES = EMAIL_VARIABLES.map(({ name, means }) => `{${name}}: ${means}`).join('; ')

/** Emails that colleagues often write, to begin from. What is sent is the email that was written, not its template. */
export const EmailTemplates: CollectionConfig = {
  slug: 'email-templates',
  labels: { singular: 'Email template', plural: 'Email templates' },
  access: { create: salesTeam, read: salesTeam, update: salesTeam, delete: salesTeam },
  defaultSort: 'name',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'updatedAt'],
    description: `Texts to begin an email with. They can name ${VARIABLES}.`,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'subject', type: 'text', required: true, maxLength: 150 },
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
  ],
}
