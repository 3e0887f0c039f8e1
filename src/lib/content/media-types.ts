/** Allowed upload types. Never SVG or HTML, which can contain scripts. */
export const MEDIA_TYPES = [
  { value: 'image/jpeg', label: 'JPEG picture' },
  { value: 'image/png', label: 'PNG picture' },
  { value: 'image/webp', label: 'WebP picture' },
  { value: 'image/avif', label: 'AVIF picture' },
  { value: 'application/pdf', label: 'PDF document' },
  { value: 'video/mp4', label: 'MP4 film' },
  { value: 'video/webm', label: 'WebM film' },
] as const
