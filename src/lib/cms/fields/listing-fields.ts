import type { CheckboxField, NumberField, TextareaField, TextField } from 'payload'

/** Publication flag for documents without drafts. */
export const isActiveField: CheckboxField = {
  name: 'isActive',
  type: 'checkbox',
  label: 'Shown on the website',
  defaultValue: true,
  index: true,
  admin: { position: 'sidebar', description: 'Untick to hide it without deleting it.' },
}

export const sortOrderField: NumberField = {
  name: 'sortOrder',
  type: 'number',
  label: 'Position in lists',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Lower numbers come first.' },
}

/** Shown in search results and when the page is shared. */
export const searchResultFields: [TextField, TextareaField] = [
  {
    name: 'metaTitle',
    type: 'text',
    label: 'Title in search results',
    maxLength: 200,
    admin: { description: 'About 60 characters. If empty, the name is used.' },
  },
  {
    name: 'metaDescription',
    type: 'textarea',
    label: 'Description in search results',
    maxLength: 500,
    admin: { description: 'One or two plain sentences, about 155 characters.' },
  },
]
