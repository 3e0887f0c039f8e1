import { projectQuoteSchema } from '@/lib/schemas/project-quote'

import { checkWith } from '../shared/check-with'

export const checkProjectQuote = checkWith(projectQuoteSchema)
