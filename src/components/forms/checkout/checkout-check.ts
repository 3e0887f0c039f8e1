import { checkoutSchema } from '@/lib/schemas/checkout'

import { checkWith } from '../shared/check-with'

export const checkCheckout = checkWith(checkoutSchema)
