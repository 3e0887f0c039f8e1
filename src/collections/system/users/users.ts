import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, staff } from '@/lib/cms/access/rules'
import { ROLES } from '@/lib/domain/staff/roles'
import { env } from '@/lib/platform/env'

import { adminsOrSelf } from './admins-or-self'
import { keepOneAdmin, keepOneAdminRole } from './keep-one-admin'
import { releaseLeads } from './release-leads'
import { requireCurrentPassword } from './require-current-password'
import { requireStrongPassword } from './require-strong-password'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Colleague', plural: 'Colleagues' },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // A lockout would let anyone lock a colleague out; POST /api/users/login slows attempts down instead.
    maxLoginAttempts: 0,
    tokenExpiration: 10 * 60 * 60,
    // Lax, so that links in lead emails open the admin; changes are also checked for origin (lib/http/same-origin).
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  access: {
    admin: staff,
    create: admins,
    read: staff,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    beforeValidate: [requireStrongPassword, requireCurrentPassword],
    beforeChange: [keepOneAdminRole],
    afterChange: [releaseLeads],
    beforeDelete: [keepOneAdmin],
  },
  admin: {
    group: 'Records',
    description: 'Everyone who can sign in here.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'username', 'role', 'updatedAt'],
    hidden: hiddenUnless('admin'),
  },
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      access: { create: nobody },
      admin: {
        components: { Field: '/components/admin/current-password-field#CurrentPasswordField' },
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'The name used by colleagues.' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      options: [...ROLES],
      index: true,
      access: { update: admins },
      admin: { description: 'Admins can do everything, editors manage pages and the blog, sales handle leads.' },
    },
  ],
}
