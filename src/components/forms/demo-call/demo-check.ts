import { demoCallSchema } from '@/lib/schemas/demo-call'

import { checkWith } from '../shared/check-with'

export const checkDemoCall = checkWith(demoCallSchema)
