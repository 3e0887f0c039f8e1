import type { LivePreviewConfig } from 'payload'

import { previewUrl } from './published-global'

/** The preview of a document's draft beside its form, on a phone and a desktop. */
export const livePreview = (previewOf: (id: unknown) => string | null): LivePreviewConfig => ({
  url: ({ data, req }) => {
    const path = previewOf(data.id)
    return path && previewUrl(path, req.headers)
  },
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
})
