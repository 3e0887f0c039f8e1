import { ENTERED_SOURCES } from '@/lib/domain/leads/entered-sources'

import { quoted } from './owed-reply'

const ENTERED = quoted(ENTERED_SOURCES.map(({ value }) => value))

/** SQL of the kind of a lead as staff see it, one of `SHOWN_KINDS`. `leads`: the table or its alias. */
export const shownKindOf = (leads: string): string =>
  `case when ${leads}.kind::text = 'contact' and ${leads}.source in (${ENTERED}) then ${leads}.source else ${leads}.kind::text end`
