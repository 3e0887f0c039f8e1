import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { editors, withoutTrash } from '@/lib/cms/access/rules'
import { required } from '@/lib/cms/fields/validators'
import { cleanUpload } from '@/lib/cms/media/clean-upload'
import { UPLOADED_KINDS } from '@/lib/content/media-types'
import { mimeOf } from '@/lib/domain/files/file-kinds'
import { env } from '@/lib/platform/env'

import { drawPlaceholder } from './draw-placeholder'
import { fileFields } from './file-fields'
import { fileHeaders } from './file-headers'
import { focalPointFields } from './focal-point-fields'
import { refuseDeletingUsed, refuseTrashingUsed } from './refuse-used'
import { serveFile } from './serve-file'

/** Chosen by eye on the living room image: at much lower quality the ceiling shows blocking artefacts. */
const WEBP = { format: 'webp', options: { quality: 84 } } as const
/** For phones: as close to the original as WEBP in three quarters of its bytes. Wider sizes take seconds to encode. */
const AVIF = { format: 'avif', options: { quality: 62, effort: 3, chromaSubsampling: '4:2:0' } } as const

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  access: { create: editors, read: withoutTrash, update: editors, delete: editors },
  trash: true,
  hooks: {
    beforeOperation: [cleanUpload],
    beforeChange: [refuseTrashingUsed, drawPlaceholder],
    beforeDelete: [refuseDeletingUsed],
  },
  upload: {
    staticDir: env.uploadsDir,
    mimeTypes: UPLOADED_KINDS.map(mimeOf),
    // Fetching a URL for a user would allow server-side request forgery (SSRF): see also lib/http/rest/check-body.ts.
    pasteURL: false,
    // Either would change a file whose name browsers have cached. The focal point fields are added below.
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: fileHeaders,
    handlers: [serveFile],
    adminThumbnail: 'small',
    imageSizes: [
      { name: 'phone', width: 480, withoutEnlargement: true, formatOptions: AVIF },
      { name: 'small', width: 800, withoutEnlargement: true, formatOptions: AVIF },
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
    { name: 'isSimulation', type: 'checkbox', label: 'Computed, not photographed', defaultValue: false, admin: { description: 'The page will label it as a simulation.' } },
    { name: 'credit', type: 'text', maxLength: 200, admin: { description: 'The creator, if they must be credited.' } },
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 100,
      admin: { position: 'sidebar', description: 'Identifies pictures supplied with the site. Do not change it.' },
    },
    ...focalPointFields,
    ...fileFields,
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/components/admin/media-uses#MediaUses' },
        disableListColumn: true,
      },
    },
    // Set by drawPlaceholder: a tiny preview shown while the image loads.
    { name: 'placeholder', type: 'text', maxLength: 2000, admin: { hidden: true } },
  ],
}
