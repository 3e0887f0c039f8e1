import type { Field, GlobalBeforeChangeHook } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import { now } from '@/lib/platform/clock'

type Texts = {
  hero?: { heading?: string | null; lede?: string | null }
  secondOpening?: { heading?: string | null; lede?: string | null }
}

/** Another opening of a page, and when the texts of both were last changed. */
export const SECOND_OPENING: Field[] = [
  {
    type: 'group',
    name: 'secondOpening',
    label: 'Second opening, to compare with the first',
    admin: {
      description:
        'If you give it a heading, the page opens with the first text on one day and with this one on the next, the same for everyone. “From page to sale” shows which leads more visitors to a price and a quote. The preview shows this one. Leave the heading empty to show the first every day.',
    },
    fields: [
      { name: 'heading', type: 'text', maxLength: 120 },
      {
        name: 'lede',
        type: 'textarea',
        label: 'Under the heading',
        maxLength: 600,
        admin: { description: 'Leave it empty to keep the text of the first.' },
      },
    ],
  },
  { name: 'openingsSince', type: 'text', maxLength: 10, admin: { hidden: true } },
]

/** Starts the comparison again when a changed opening is published: from the next day on, as this one saw both texts. */
export const restartComparison: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (data['_status'] === 'draft') return data
  const published: Texts & { openingsSince?: string | null } = await req.payload.findGlobal({
    slug: global.slug as 'home-page', // one of the two globals with openings
    depth: 0,
    overrideAccess: true, // only compared
    req,
  })
  const isSame = textsOf(published) === textsOf(data)
  return { ...data, openingsSince: (isSame && published.openingsSince) || londonTime(now()).date }
}

const textsOf = ({ hero, secondOpening }: Texts): string =>
  JSON.stringify([hero, secondOpening].map((opening) => [opening?.heading ?? '', opening?.lede ?? '']))
