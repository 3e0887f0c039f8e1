import { configurationQuoteSchema } from '@/lib/schemas/calculate/configuration-quote'

import { checkWith } from '../shared/check-with'

export const checkConfiguration = checkWith(configurationQuoteSchema)
