import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { AUDIT_ACTIONS } from '@/lib/domain/staff/audit-actions'

/** Who did what, when and from where. Only appended to: the database itself refuses any change (see its migration). */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    description:
      'Sign-ins, and changes to accounts, settings and prices, with exports and erasures: who, what, when and from where. Kept for 12 months. Entries cannot be changed.',
    useAsTitle: 'what',
    defaultColumns: ['createdAt', 'action', 'who', 'what', 'address', 'device'],
    hideAPIURL: true,
    hidden: hiddenUnless('admin'),
    components: { beforeListTable: ['/components/admin/accounts/audit-download#AuditDownload'] },
  },
  fields: [
    {
      name: 'action',
      label: 'What happened',
      type: 'select',
      required: true,
      options: [...AUDIT_ACTIONS],
      index: true,
    },
    // Not a relationship: deleting the account would change its entries.
    { name: 'whoId', label: 'Number of the account', type: 'number', index: true },
    { name: 'who', type: 'text', maxLength: 100, admin: { description: 'Empty if nobody was signed in.' } },
    { name: 'what', label: 'Details', type: 'text', maxLength: 500 },
    { name: 'address', label: 'From', type: 'text', maxLength: 60 },
    { name: 'device', type: 'text', maxLength: 60 },
  ],
}
