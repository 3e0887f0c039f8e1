import type { Field } from 'payload'

/** Payload's own fields of a file, which the list shows under plain names and in plain values. */
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
