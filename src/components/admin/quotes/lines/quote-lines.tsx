import type { UIFieldServerProps } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import type { Quote } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

import { QuoteEditor } from './quote-editor'

/** The lines of a quote as one table, with its check, its totals and what the customer will see. */
export function QuoteLines({ data }: Pick<UIFieldServerProps, 'data'>) {
  return (data as Quote).reference ? <QuoteEditor today={londonTime(now()).date} /> : null
}
