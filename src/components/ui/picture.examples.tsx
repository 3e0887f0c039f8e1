import type { Example } from './example'
import { Picture } from './picture'
import { SAMPLE_PICTURE } from './sample-picture'

/** Two by two pixels. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAgACAPAAACgTJdPf4SwAAAAAAgACAAACAkRSADs='

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const examples: Example[] = [
  { name: 'come', node: <Picture picture={SAMPLE_PICTURE} sizes="20rem" isUrgent className="aspect-video w-80" /> },
  {
    name: 'not come yet',
    node: (
      <Picture
        picture={{ ...SAMPLE_PICTURE, alt: '', src: NOTHING, srcSet: '', placeholder: PLACEHOLDER }}
        sizes="20rem"
        className="aspect-video w-80"
      />
    ),
  },
]
