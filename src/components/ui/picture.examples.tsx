import type { Picture as PictureData } from '@/lib/content/picture'

import type { Example } from './example'
import { Picture } from './picture'

const MARK: PictureData = {
  alt: 'The mark: one panel and three bands of warmth.',
  caption: '',
  width: 1600,
  height: 900,
  src: '/mark.svg',
  srcSet: '/mark.svg 800w',
  placeholder: '',
}

/** Two by two pixels. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAgACAPAAACgTJdPf4SwAAAAAAgACAAACAkRSADs='

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const examples: Example[] = [
  { name: 'come', node: <Picture picture={MARK} sizes="20rem" isUrgent className="aspect-video w-80" /> },
  {
    name: 'not come yet',
    node: (
      <Picture
        picture={{ ...MARK, alt: '', src: NOTHING, srcSet: '', placeholder: PLACEHOLDER }}
        sizes="20rem"
        className="aspect-video w-80"
      />
    ),
  },
]
