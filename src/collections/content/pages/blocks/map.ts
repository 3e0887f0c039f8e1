import { MAPS } from '@/lib/content/block-options'

import { choiceOf } from './choice'

export const UkMap = choiceOf({ slug: 'map', interfaceName: 'MapBlock', label: 'Map', options: MAPS })
