import { datasheetLeadSchema } from '@/lib/schemas/datasheet-lead'

import { checkWith } from '../shared/check-with'

export const checkDatasheet = checkWith(datasheetLeadSchema)
