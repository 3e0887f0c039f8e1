import { movedTo } from '@/lib/http/moved-to'
import { routes } from '@/lib/routing/routes'

export const GET = movedTo(routes.quickCalculator)
