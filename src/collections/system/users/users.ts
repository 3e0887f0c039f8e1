import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, staff } from '@/lib/cms/access/rules'
import { ROLES } from '@/lib/domain/staff/roles'
import { env } from '@/lib/platform/env'

import { adminsOrSelf } from './admins-or-self'
import { auditAccount, auditDeletion, notePassword } from './audit-account'
import { deskFields } from './desk-fields'
import { keepOneAdmin, keepOneAdminRole } from './keep-one-admin'
import { releaseLeads } from './release-leads'
import { requireCurrentPassword } from './require-current-password'
import { requireSecondFactor } from './require-second-factor'
import { requireStrongPassword } from './require-strong-password'
import { secondFactorEndpoints } from './second-factor-endpoints'
import { sessionEndpoints } from './session-endpoints'

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
    beforeValidate: [notePassword, requireStrongPassword, requireCurrentPassword],
    beforeChange: [keepOneAdminRole],
    beforeLogin: [requireSecondFactor],
    afterChange: [releaseLeads, auditAccount],
    beforeDelete: [keepOneAdmin],
    afterDelete: [auditDeletion],
  },
  endpoints: [...secondFactorEndpoints, ...sessionEndpoints],
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
    deskFields,
    {
      name: 'signingIn',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/accounts/signing-in#SigningIn' },
        condition: (data) => Boolean(data.id),
        disableListColumn: true,
      },
    },
  ],
}
