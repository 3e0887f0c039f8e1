import { FORMS } from '@/lib/content/block-options'

import { choiceOf } from './choice'

export const Form = choiceOf({ slug: 'form', interfaceName: 'FormBlock', label: 'Form', options: FORMS })
