import { MAPS } from '@/lib/site/page-parts'

import { choiceOf } from './choice'

export const UkMap = choiceOf({ slug: 'map', interfaceName: 'MapBlock', label: 'Map', options: MAPS })
