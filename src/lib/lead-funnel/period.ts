import { addDays } from '@/lib/domain/calendar/london-time'

import type { Days } from './read'

/** The last `days` days up to and including `today`, an ISO date. */
export const lastDays = (today: string, days: number): Days => ({ from: addDays(today, 1 - days), to: today })
