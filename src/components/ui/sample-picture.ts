import type { Picture } from '@/lib/content/picture'

/** The mark as a picture, for examples. */
export const SAMPLE_PICTURE: Picture = {
  alt: 'The mark: one panel and three bands of warmth.',
  caption: '',
  width: 1600,
  height: 900,
  src: '/mark.svg',
  srcSet: '/mark.svg 1600w',
  placeholder: '',
}
