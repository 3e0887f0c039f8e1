import type { CollectionConfig } from 'payload'

import { anyone, editors } from '@/lib/cms/access/rules'

/** One video in two formats, a poster image and a text alternative. */
export const Films: CollectionConfig = {
  slug: 'films',
  labels: { singular: 'Film', plural: 'Films' },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  admin: {
    group: 'Website',
    description: 'Upload the files under “Pictures and files” first, then select them here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'durationSeconds', 'updatedAt'],
    listSearchableFields: ['title', 'key'],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      admin: { description: 'A short name, for example hero-loop.' },
    },
    {
      name: 'mp4',
      type: 'upload',
      label: 'H.264 file (MP4)',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { equals: 'video/mp4' } },
    },
    {
      name: 'webm',
      type: 'upload',
      label: 'AV1 or VP9 file (WebM)',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { equals: 'video/webm' } },
    },
    {
      name: 'poster',
      type: 'upload',
      label: 'Poster image',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    { name: 'durationSeconds', type: 'number', label: 'Length in seconds', required: true, min: 1, max: 600 },
    {
      name: 'description',
      type: 'textarea',
      label: 'What happens in the film',
      required: true,
      maxLength: 2000,
      admin: { description: 'For people who cannot see it. Describe what the film shows.' },
    },
    {
      name: 'labels',
      type: 'array',
      label: 'Words over the film',
      labels: { singular: 'Label', plural: 'Labels' },
      admin: { description: 'Shown from the given second until the next one. Leave the words empty to show nothing.' },
      fields: [
        { name: 'fromSecond', type: 'number', label: 'From second', required: true, min: 0, max: 600 },
        { name: 'text', type: 'text', label: 'Words', maxLength: 80 },
      ],
    },
    {
      name: 'isSimulation',
      type: 'checkbox',
      label: 'Computed, not filmed',
      defaultValue: false,
      admin: { description: 'The page will label it as a simulation.' },
    },
    {
      name: 'hasSound',
      type: 'checkbox',
      label: 'Has sound',
      defaultValue: false,
      admin: {
        description:
          'Visitors can then unmute it. If someone speaks in it, add the words under “Words over the film” for people who cannot hear it.',
      },
    },
  ],
}
