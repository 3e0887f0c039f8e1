import { capitalised } from '@/lib/domain/text/capitalised'
import { joinNames } from '@/lib/domain/text/join-names'

import type { Field, Fields } from './field'

/**
 * What a form keeps, as the privacy policy lists it: 'Name and email address; message if you give them; whether you
 * ticked offers.'
 */
export function keptText(fields: Fields): string {
  const named = (isOf: (field: Field) => boolean) => [
    ...new Set(
      Object.values(fields)
        .filter(isOf)
        .map(({ policy }) => policy),
    ),
  ]
  const needed = named((field) => !isConsent(field) && isNeeded(field))
  const optional = named((field) => !isConsent(field) && !isNeeded(field))
  const parts = [
    joinNames(needed),
    ...(optional.length > 0 ? [`${joinNames(optional)} if you give them`] : []),
    ...named(isConsent),
  ]
  const text = parts.join('; ')
  return `${capitalised(text)}.`
}

const isConsent = ({ type }: Field) => type === 'marketing-consent' || type === 'terms'
const isNeeded = ({ required }: Field) => required === true
