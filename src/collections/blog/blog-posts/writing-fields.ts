import type { Field } from 'payload'
import { relationship, text, textarea } from 'payload/shared'

import { required } from '@/lib/cms/fields/validators'

import { checkContent } from './check-content'
import { contentEditor } from './content-editor'
import { FULL_FORM_ONLY } from './full-form-only'

export const blogPostWritingFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    required: true,
    maxLength: 200,
    validate: required('Title is required', text),
    admin: { components: { Field: '/components/admin/writer/title-field#TitleField' } },
  },
  {
    name: 'excerpt',
    type: 'textarea',
    required: true,
    maxLength: 500,
    validate: required('Excerpt is required', textarea),
    admin: { description: 'Two plain sentences, shown in lists of posts.' },
  },
  { name: 'featuredImage', type: 'upload', relationTo: 'media', label: 'Main picture' },
  {
    name: 'content',
    type: 'richText',
    required: true,
    editor: contentEditor,
    validate: checkContent,
    admin: { description: 'Press / to insert a chart, a table or another block. A heading 2 begins a chapter.' },
  },
  {
    name: 'imageAlt',
    type: 'text',
    label: 'What the main picture shows',
    maxLength: 300,
    admin: { className: FULL_FORM_ONLY, description: 'Only if it should differ from the image’s own description.' },
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
  {
    name: 'tags',
    type: 'relationship',
    relationTo: 'blog-tags',
    hasMany: true,
    admin: { className: FULL_FORM_ONLY },
  },
  {
    name: 'relatedPosts',
    type: 'relationship',
    relationTo: 'blog-posts',
    hasMany: true,
    maxRows: 6,
    admin: { className: FULL_FORM_ONLY, description: 'If empty, posts from the same category are shown.' },
  },
]
