import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { required } from '@/lib/cms/fields/validators'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { env } from '@/lib/platform/env'
import { cacheTags } from '@/lib/site/cache-tags'

import { checkFile } from './check-file'
import { drawPlaceholder } from './draw-placeholder'
import { fileHeaders } from './file-headers'
import { MEDIA_TYPES } from './media-types'
import { missingFile } from './missing-file'

/** Judged by eye on the living room: much lower, and its ceiling shows blocks. */
const WEBP = { format: 'webp', options: { quality: 84 } } as const

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: {
    beforeOperation: [checkFile],
    beforeChange: [drawPlaceholder],
    afterChange: [refreshPages(cacheTags.media)],
    afterDelete: [refreshPages(cacheTags.media)],
  },
  upload: {
    staticDir: env.uploadsDir,
    mimeTypes: [...MEDIA_TYPES],
    // Fetching an address for somebody would let them reach what only this server can reach.
    pasteURL: false,
    // Either would change a file under a name that browsers were told to keep.
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: fileHeaders,
    handlers: [missingFile],
    adminThumbnail: 'small',
    imageSizes: [
      { name: 'phone', width: 480, withoutEnlargement: true, formatOptions: WEBP },
      { name: 'small', width: 800, withoutEnlargement: true, formatOptions: WEBP },
      { name: 'medium', width: 1200, withoutEnlargement: true, formatOptions: WEBP },
      { name: 'large', width: 1600, withoutEnlargement: true, formatOptions: WEBP },
    ],
  },
  admin: {
    group: 'Website',
    description: 'Pictures, films and documents for pages and posts. Everything here is public.',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'caption', 'filename'],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What it shows',
      required: true,
      maxLength: 300,
      validate: required('Say in a sentence what the picture shows', text),
      admin: { description: 'In a sentence, for people who cannot see it.' },
    },
    { name: 'caption', type: 'text', maxLength: 300 },
    { name: 'isSimulation', type: 'checkbox', label: 'Computed, not photographed', defaultValue: false, admin: { description: 'The page then says that it is a simulation.' } },
    { name: 'credit', type: 'text', maxLength: 200, admin: { description: 'Who made it, when they are to be named.' } },
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 100,
      admin: { position: 'sidebar', description: 'Set for the pictures that a new site starts with. Leave it as it is.' },
    },
    // Made by drawPlaceholder; a handful of bytes that stand in for the picture until it has come.
    { name: 'placeholder', type: 'text', maxLength: 2000, admin: { hidden: true } },
  ],
}
