import type { CollectionConfig } from 'payload'
import { text, textarea } from 'payload/shared'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { lineField } from '@/lib/cms/fields/line-field'
import { pictureField } from '@/lib/cms/fields/picture-field'
import { livePreview } from '@/lib/cms/live-preview'
import { PAGE_TEMPLATES } from '@/lib/content/page-templates'
import { previewOf } from '@/lib/routing/routes'

import { blockDraftRestore } from './block-draft-restore'
import { PAGE_BLOCKS } from './blocks/blocks'
import { checkHours } from './check-hours'
import { checkPath, checkPathIsFree } from './check-path'
import { deriveUrl } from './derive-url'
import { rememberPublishedPage } from './published-version'
import { revalidateAndRedirect, revalidateDeleted } from './revalidate-and-redirect'
import { setPublishedAt } from './set-published-at'
import { statusFields } from './status-fields'
import { uniqueTitle } from './unique-title'
import { unpublishTrashed } from './unpublish-trashed'

/** Every URL of the site with its metadata, and the content of CMS pages. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  hooks: {
    beforeValidate: [deriveUrl, checkHours, checkPathIsFree],
    beforeChange: [unpublishTrashed, rememberPublishedPage, blockDraftRestore, setPublishedAt],
    afterChange: [revalidateAndRedirect],
    afterDelete: [revalidateDeleted],
  },
  trash: true,
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
  defaultSort: 'url',
  admin: {
    group: 'Website',
    description: 'The pages of the website. Nothing is public until you publish it.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'category', 'status', 'isLive', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'url', 'keyword'],
    livePreview: livePreview(previewOf),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      index: true,
      validate: uniqueTitle({ field: 'title', message: 'Another page has this title:' }, text),
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)] },
      admin: { description: 'Shown in the browser tab and in search results, up to 60 characters.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      validate: checkPath,
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value}-copy` : value)] },
      admin: {
        description:
          'The path on this site, for example /about. If empty, it is made from the title. When it changes, the old address redirects to the new one.',
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            {
              name: 'name',
              type: 'text',
              label: 'Short name',
              maxLength: 40,
              admin: {
                description: 'For breadcrumbs and the sitemap, for example About. If empty, the title is used.',
              },
            },
            {
              name: 'heading',
              type: 'text',
              maxLength: 120,
              admin: { description: 'The main heading. If empty, the title is used.' },
            },
            lineField({
              name: 'lead',
              label: 'Under the heading',
              description: 'Two or three sentences: the answer first, then the reasons.',
            }),
            lineField({
              name: 'inShort',
              label: 'In short',
              description:
                'Up to four points for readers in a hurry, one per line. Shown in a separate box at the start of a guide.',
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
              name: 'searchPreview',
              type: 'ui',
              admin: {
                components: { Field: '/components/admin/search-preview#SearchPreview' },
                disableListColumn: true,
              },
            },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 500,
              validate: uniqueTitle({ field: 'description', message: 'Another page has this description:' }, textarea),
              hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)] },
              admin: { description: 'One or two plain sentences for search results, 110 to 160 characters.' },
            },
            pictureField({ name: 'sharePicture', label: 'Picture for shared links' }),
            {
              name: 'isUnlisted',
              type: 'checkbox',
              label: 'Keep out of search results',
              defaultValue: false,
              admin: {
                description:
                  'Search engines are asked to leave the page out, and the sitemaps and our own search omit it. Anyone with the address can still open it.',
              },
            },
          ],
        },
        {
          label: 'Kind of page',
          fields: [
            {
              name: 'template',
              type: 'select',
              label: 'Layout',
              defaultValue: 'guide',
              options: [...PAGE_TEMPLATES],
            },
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
    ...statusFields,
  ],
}
