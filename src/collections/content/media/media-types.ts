/** What may be uploaded. Never SVG or HTML, which can carry scripts. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf', 'video/mp4', 'video/webm'] as const
