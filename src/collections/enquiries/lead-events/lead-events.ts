import type { CollectionConfig } from 'payload'

import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'

/**
 * Notes about a lead and changes to it, one row each. Rows are never edited, so that no later save can lose one, and
 * are deleted only with their lead.
 */
export const LeadEvents: CollectionConfig = {
  slug: 'lead-events',
  labels: { singular: 'Timeline entry', plural: 'Timeline entries' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: { hidden: true }, // shown on the lead's page
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'text', label: 'Note', type: 'textarea', maxLength: 5000 },
    { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true },
    {
      name: 'contact',
      label: 'Call or email',
      type: 'select',
      options: CONTACT_OUTCOMES.map(({ value, label }) => ({ value, label })),
    },
    { name: 'subject', label: 'What changed', type: 'text', maxLength: 100 },
    { name: 'from', type: 'text', maxLength: 300 },
    { name: 'to', type: 'text', maxLength: 300 },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorName', type: 'text', maxLength: 100 }, // kept when the colleague's account is deleted
  ],
}
