import { TOOLS } from '@/lib/site/page-parts'

import { choiceOf } from './choice'

export const Tool = choiceOf({ slug: 'tool', interfaceName: 'ToolBlock', label: 'Tool', options: TOOLS })
