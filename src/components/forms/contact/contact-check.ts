import { contactSchema } from '@/lib/schemas/contact'

import { checkWith } from '../shared/check-with'

export const checkContact = checkWith(contactSchema)
