import { FORMS } from '@/lib/site/page-parts'

import { choiceOf } from './choice'

export const Form = choiceOf({ slug: 'form', interfaceName: 'FormBlock', label: 'Form', options: FORMS })
