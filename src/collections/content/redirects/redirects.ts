import type { CollectionConfig } from 'payload'

import { editors } from '@/lib/cms/access/rules'

import { checkStart } from './check-start'
import { checkTarget } from './check-target'
import { revalidateChangedRedirect, revalidateDeletedRedirect } from './revalidate-redirect'

/** Old paths and their redirect targets. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: { afterChange: [revalidateChangedRedirect], afterDelete: [revalidateDeletedRedirect] },
  defaultSort: 'from',
  disableDuplicate: true,
  admin: {
    group: 'Website',
    description: 'Redirects from old addresses, so that bookmarks and external links keep working.',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      maxLength: 500,
      validate: checkStart,
      admin: { description: 'A path on this site, for example /old-page.' },
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      required: true,
      maxLength: 500,
      validate: checkTarget,
      admin: { description: 'A path such as /about, or a full https address.' },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Untick if the old address will be used again.' },
    },
  ],
}
