import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { checkJson, jsonField } from '@/lib/cms/fields/json-field'
import { isActiveField } from '@/lib/cms/fields/listing-fields'
import { pictureField } from '@/lib/cms/fields/picture-field'
import { slugField } from '@/lib/cms/fields/slug-field'
import { checkEmail } from '@/lib/cms/fields/text-checks'
import { required, whenGiven } from '@/lib/cms/fields/validators'
import { refuseWhileUsed } from '@/lib/cms/hooks/refuse-while-used'
import { authorLinksSchema } from '@/lib/schemas/author-links'

export const BlogAuthors: CollectionConfig = {
  slug: 'blog-authors',
  labels: { singular: 'Author', plural: 'Authors' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  hooks: {
    beforeDelete: [refuseWhileUsed({ collection: 'blog-posts', field: 'author', reason: 'authorHasPosts' })],
  },
  defaultSort: 'name',
  admin: {
    group: 'Blog',
    description: 'Names shown as the author of posts: a person or a team.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'isActive'],
    listSearchableFields: ['name', 'slug'],
  },
  defaultPopulate: { name: true, slug: true, avatar: true },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100, validate: required('Author name is required', text) },
    slugField({ from: 'name' }),
    {
      name: 'email',
      type: 'text',
      label: 'Email',
      required: true,
      maxLength: 254,
      access: { read: editors },
      validate: required('Valid email required', whenGiven(checkEmail('Valid email required'), text)),
      admin: { description: 'For staff only. Never shown on the website.' },
    },
    { name: 'bio', type: 'textarea', maxLength: 1000, admin: { description: 'Two or three plain sentences.' } },
    pictureField({ name: 'avatar', label: 'Picture' }),
    {
      name: 'expertise',
      type: 'text',
      hasMany: true,
      label: 'Expertise',
      admin: { description: 'Press Enter after each one.' },
    },
    {
      ...jsonField({
        name: 'socialLinks',
        label: 'Social links',
        description: 'For example {"linkedin": "https://www.linkedin.com/in/name"}',
      }),
      validate: checkLinks,
    },
    isActiveField,
  ],
}

/** What the author’s page would leave out is refused, so that nobody waits for it to appear. */
function checkLinks(value: unknown): true | string {
  const verdict = checkJson(value)
  if (verdict !== true || value === null || value === undefined) return verdict
  return (
    authorLinksSchema.safeParse(value).success ||
    'Enter each link as a name and a full address: {"linkedin": "https://www.linkedin.com/in/name"}'
  )
}
