import type { Field } from 'payload'

/** Payload's own file fields, with plain labels and readable values for the list. */
export const fileFields: Field[] = [
  {
    name: 'mimeType',
    type: 'text',
    label: 'Kind of file',
    admin: { components: { Cell: '/components/admin/file-cells#FileTypeCell' } },
  },
  {
    name: 'filesize',
    type: 'number',
    label: 'Size',
    admin: { components: { Cell: '/components/admin/file-cells#FileSizeCell' } },
  },
]
