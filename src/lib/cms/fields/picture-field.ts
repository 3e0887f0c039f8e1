import type { UploadField } from 'payload'

/** An image from the media library. */
export function pictureField({
  name,
  label,
  isRequired = false,
}: {
  name: string
  label: string
  isRequired?: boolean
}): UploadField {
  return {
    name,
    type: 'upload',
    label,
    relationTo: 'media',
    required: isRequired,
    filterOptions: { mimeType: { contains: 'image/' } },
  }
}
