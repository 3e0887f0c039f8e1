import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { slugField } from '@/lib/cms/fields/slug-field'
import { checkEmail, checkHttps } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { proofFields, provedByTwo } from '@/lib/cms/proof/proved-by-two'
import { wholeDocument } from '@/lib/cms/proof/whole-document'

/** Firms that fit the panels. Services and area are public, personal contact details are for staff. */
export const Installers: CollectionConfig = {
  slug: 'installers',
  labels: { singular: 'Installer', plural: 'Installers' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  ...provedByTwo('installers', wholeDocument({ except: ['contactName', 'contactEmail', 'contactPhone', 'notes'] })),
  versions: { drafts: true, maxPerDoc: 20 },
  defaultSort: 'name',
  admin: {
    group: 'Places and installers',
    description: 'Firms in the installer directory. Publish one only after checking its registration.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'town', 'county', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'town', 'county'],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Firm', required: true, maxLength: 200 },
    slugField({ from: 'name', maxLength: 200 }),
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Sample entry',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'A fictitious firm to demonstrate the directory. The page labels it as a sample.',
      },
    },
    {
      name: 'summary',
      type: 'textarea',
      maxLength: 500,
      admin: { description: 'What they do, in two plain sentences.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'town', type: 'text', required: true, maxLength: 100, index: true },
        { name: 'county', type: 'text', maxLength: 100, index: true },
      ],
    },
    {
      name: 'postcodeAreas',
      type: 'text',
      hasMany: true,
      label: 'Works in',
      admin: { description: 'Postcode areas such as SN. Press Enter after each one.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', min: 49, max: 61 },
        { name: 'longitude', type: 'number', min: -9, max: 2 },
      ],
    },
    { name: 'website', type: 'text', maxLength: 300, validate: whenGiven(checkHttps, text) },
    {
      name: 'registrations',
      type: 'array',
      labels: { singular: 'Registration', plural: 'Registrations' },
      admin: { description: 'Shown as checked only if a date is entered.' },
      fields: [
        {
          name: 'scheme',
          type: 'text',
          required: true,
          maxLength: 50,
          admin: { description: 'For example NICEIC or NAPIT.' },
        },
        { name: 'number', type: 'text', maxLength: 50 },
        { name: 'checkedOn', type: 'date' },
      ],
    },
    {
      type: 'collapsible',
      label: 'For staff only: never shown on the website',
      fields: [
        { name: 'contactName', type: 'text', maxLength: 100, access: { read: editors } },
        {
          name: 'contactEmail',
          type: 'text',
          label: 'Contact email',
          maxLength: 254,
          access: { read: editors },
          validate: whenGiven(checkEmail('Please enter a valid email address'), text),
        },
        { name: 'contactPhone', type: 'text', maxLength: 50, access: { read: editors } },
        ...proofFields('How the firm and its registrations were checked, for example in the scheme’s register.'),
        { name: 'notes', type: 'textarea', access: { read: editors } },
      ],
    },
  ],
}
