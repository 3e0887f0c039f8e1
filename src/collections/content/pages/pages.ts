import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { checkLocalPath } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

/** Every address of the site with what is known about it, and the text of those pages that are written here. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  versions: { drafts: true, maxPerDoc: 30 },
  defaultSort: 'url',
  admin: {
    group: 'Website',
    description: 'The pages of the website. Nothing is public until you publish it.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'category', 'status', 'isLive', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'url', 'keyword'],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      validate: whenGiven(checkLocalPath, text),
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value}-copy` : value)] },
      admin: { description: 'The path on this site, for example /about.' },
    },
    { name: 'description', type: 'textarea', maxLength: 500, admin: { description: 'One or two plain sentences for search results.' } },
    { name: 'content', type: 'richText' },
    {
      type: 'collapsible',
      label: 'For location and keyword pages',
      admin: { initCollapsed: true },
      fields: [
        { name: 'category', type: 'text', maxLength: 100, index: true, admin: { description: 'What kind of page it is, for example guide or location.' } },
        { name: 'parentCity', type: 'text', maxLength: 100, index: true, admin: { description: 'The city a suburb page belongs to.' } },
        { name: 'propertyType', type: 'text', maxLength: 100, admin: { description: 'For example new-build-heating.' } },
        { name: 'keyword', type: 'text', maxLength: 100 },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'Standing',
      defaultValue: 'active',
      index: true,
      // Payload would name this type after its own `_status` too.
      enumName: 'enum_pages_standing',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ],
      admin: { position: 'sidebar', description: 'Inactive pages stay reachable and leave the menus and the sitemap.' },
    },
    { name: 'isLive', type: 'checkbox', label: 'Answered when last checked', defaultValue: true, index: true, admin: { position: 'sidebar', readOnly: true } },
    {
      name: 'lastChecked',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
    },
  ],
}
