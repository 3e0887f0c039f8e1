import type { CollectionConfig } from 'payload'
import { text, textarea } from 'payload/shared'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { lineField } from '@/lib/cms/fields/line-field'
import { pictureField } from '@/lib/cms/fields/picture-field'

import { PAGE_BLOCKS } from './blocks/blocks'
import { checkAddress, checkAddressIsFree } from './check-address'
import { checkHours } from './check-hours'
import { unlikeOthers } from './check-unlike-others'
import { followChange, followDeletion } from './follow-change'
import { keepPublicPage } from './keep-public-page'
import { noteFirstPublish } from './note-first-publish'
import { previewUrl } from './preview-url'
import { standingFields } from './standing-fields'
import { noteLivePage } from './what-is-live'

const PREVIEW_SCREENS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** Every address of the site with what is known about it, and the text of those pages that are written here. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  hooks: {
    beforeValidate: [checkHours, checkAddressIsFree],
    beforeChange: [noteLivePage, keepPublicPage, noteFirstPublish],
    afterChange: [followChange],
    afterDelete: [followDeletion],
  },
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
  defaultSort: 'url',
  admin: {
    group: 'Website',
    description: 'The pages of the website. Nothing is public until you publish it.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'category', 'status', 'isLive', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'url', 'keyword'],
    livePreview: { url: previewUrl, breakpoints: PREVIEW_SCREENS },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      index: true,
      validate: unlikeOthers({ field: 'title', message: 'Another page has this title:' }, text),
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)] },
      admin: { description: 'In the browser’s tab and in search results. Up to 60 characters are shown.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      validate: checkAddress,
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value}-copy` : value)] },
      admin: {
        description:
          'The path on this site, for example /about. When it changes, the old address leads to the new one.',
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            {
              name: 'heading',
              type: 'text',
              maxLength: 120,
              admin: { description: 'The large heading. Left empty, it is the title.' },
            },
            lineField({
              name: 'lead',
              label: 'Under the heading',
              description: 'Two or three sentences: the answer, before the reasons.',
            }),
            pictureField({ name: 'picture', label: 'Picture at the top' }),
            {
              name: 'blocks',
              type: 'blocks',
              label: 'Parts of the page',
              labels: { singular: 'Part', plural: 'Parts' },
              blocks: PAGE_BLOCKS,
              maxRows: 100,
            },
          ],
        },
        {
          label: 'Search and sharing',
          fields: [
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 500,
              validate: unlikeOthers({ field: 'description', message: 'Another page has this description:' }, textarea),
              hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)] },
              admin: { description: 'One or two plain sentences for search results, 110 to 160 characters.' },
            },
            pictureField({ name: 'sharePicture', label: 'Picture for shared links' }),
          ],
        },
        {
          label: 'Kind of page',
          fields: [
            {
              name: 'category',
              type: 'text',
              maxLength: 100,
              index: true,
              admin: { description: 'For example guide, company, legal or location.' },
            },
            {
              name: 'parentCity',
              type: 'text',
              maxLength: 100,
              index: true,
              admin: { description: 'The city a suburb page belongs to.' },
            },
            {
              name: 'propertyType',
              type: 'text',
              maxLength: 100,
              admin: { description: 'For example new-build-heating.' },
            },
            { name: 'keyword', type: 'text', maxLength: 100 },
          ],
        },
      ],
    },
    ...standingFields,
  ],
}
