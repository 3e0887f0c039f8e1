import type { CollectionConfig } from 'payload'

import { hiddenUnless, ROLES } from '@/lib/cms/access/roles'
import { admins, staff } from '@/lib/cms/access/rules'
import { env } from '@/lib/platform/env'

import { adminsOrSelf } from './admins-or-self'
import { keepOneAdmin, keepOneAdminRole } from './keep-one-admin'
import { requireStrongPassword } from './require-strong-password'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Colleague', plural: 'Colleagues' },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // A counter in the account would let anybody lock a colleague out; POST /api/users/login limits by address instead.
    maxLoginAttempts: 0,
    tokenExpiration: 10 * 60 * 60,
    // Lax, so that the link in a lead's e-mail opens the desk; changes are also refused by origin (lib/http/same-origin).
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
    beforeValidate: [requireStrongPassword],
    beforeChange: [keepOneAdminRole],
    beforeDelete: [keepOneAdmin],
  },
  admin: {
    group: 'Records',
    description: 'Everyone who may sign in here.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'username', 'role', 'updatedAt'],
    hidden: hiddenUnless('admin'),
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100, admin: { description: 'As colleagues know them.' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      options: [...ROLES],
      index: true,
      access: { update: admins },
      admin: { description: 'Admins may do everything; editors change pages and blog; sales work the leads.' },
    },
  ],
}
