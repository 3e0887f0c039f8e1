import type { NumberField } from 'payload'

const COORDINATE = { type: 'number', min: 0, max: 100 } as const

/**
 * The point that stays visible when a picture is cropped, in per cent from the left and from the top. These are
 * Payload's own fields without its tool, which would rewrite the files; here, browsers crop the picture. The component
 * of the first field sets both.
 */
export const focalPointFields: NumberField[] = [
  {
    ...COORDINATE,
    name: 'focalX',
    admin: {
      hidden: false,
      condition: (data) => typeof data?.mimeType === 'string' && data.mimeType.startsWith('image/'),
      components: { Field: '/components/admin/focal-point#FocalPoint' },
    },
  },
  { ...COORDINATE, name: 'focalY' },
]
