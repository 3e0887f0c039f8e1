import { TOOLS } from '@/lib/content/block-options'

import { choiceOf } from './choice'

export const Tool = choiceOf({ slug: 'tool', interfaceName: 'ToolBlock', label: 'Tool', options: TOOLS })
