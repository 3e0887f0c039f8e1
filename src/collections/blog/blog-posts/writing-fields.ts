import type { Field } from 'payload'
import { relationship, text, textarea } from 'payload/shared'

import { required } from '@/lib/cms/fields/validators'

import { checkContent } from './check-content'

export const blogPostWritingFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 200, validate: required('Title is required', text) },
  {
    name: 'excerpt',
    type: 'textarea',
    required: true,
    maxLength: 500,
    validate: required('Excerpt is required', textarea),
    admin: { description: 'Two plain sentences for lists of posts.' },
  },
  { name: 'content', type: 'richText', required: true, validate: checkContent },
  { name: 'featuredImage', type: 'upload', relationTo: 'media', label: 'Main picture' },
  {
    name: 'imageAlt',
    type: 'text',
    label: 'What the main picture shows',
    maxLength: 300,
    admin: { description: 'Only when it should differ from the description kept with the picture.' },
  },
  { name: 'category', type: 'relationship', relationTo: 'blog-categories', index: true },
  {
    name: 'author',
    type: 'relationship',
    relationTo: 'blog-authors',
    required: true,
    index: true,
    validate: required('Author is required', relationship),
  },
  { name: 'tags', type: 'relationship', relationTo: 'blog-tags', hasMany: true },
  {
    name: 'relatedPosts',
    type: 'relationship',
    relationTo: 'blog-posts',
    hasMany: true,
    maxRows: 6,
    admin: { description: 'Left empty, posts of the same category are shown.' },
  },
]
