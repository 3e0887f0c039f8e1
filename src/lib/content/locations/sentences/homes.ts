import { comparedFigure } from '@/lib/domain/locations/local-facts'
import { capitalised } from '@/lib/domain/text/capitalised'
import { writtenNumber } from '@/lib/format/written-number'

import type { About, Paragraph } from '../text/about'
import { within } from '../text/area-names'
import { homesIn, percent } from '../text/wording'

/** Tenure, which determines who decides about the heating. */
export function tenure({ facts }: About): Paragraph | null {
  const { district } = facts
  if (!district) return null
  const { name, households, ownedOutrightPct, mortgagedPct, privateRentPct, socialRentPct } = district
  const homes = `${writtenNumber(Math.round(households / 100) * 100)} households`
  const unusual = (key: 'privateRent' | 'socialRent' | 'owned') => comparedFigure(facts, key)?.unusual ?? 0
  if (unusual('privateRent') >= 1.2)
    return {
      key: 'privateRent',
      heading: 'Many homes let privately',
      text: `${capitalised(homesIn(privateRentPct))} ${within(name)} ${isPlural(privateRentPct) ? 'are' : 'is'} let privately (${percent(privateRentPct)} of ${homes}). Tenants need the landlord’s consent to fix a panel to the ceiling or add a circuit. The landlord usually pays for the panels and the tenant for the electricity, so both should see the running costs before they agree.`,
    }
  if (unusual('socialRent') >= 1.2)
    return {
      key: 'socialRent',
      heading: 'Many homes owned by social landlords',
      text: `The council and housing associations own ${percent(socialRentPct)} of the ${homes} ${within(name)}. They choose the heating of whole blocks, often years ahead, so tenants should ask them before they ask us.`,
    }
  if (unusual('owned') >= 0.9)
    return {
      key: 'owned',
      heading: 'Many homes without a mortgage',
      text: `${capitalised(homesIn(ownedOutrightPct))} ${within(name)} ${isPlural(ownedOutrightPct) ? 'belong' : 'belongs'} outright to the people who live there (${percent(ownedOutrightPct)}). If you are at home all day, the price of each unit of heat matters most, and panels are at their weakest; for one room, and only some of the time, they are at their best.`,
    }
  return {
    key: 'owned',
    heading: 'Who decides about the heating',
    text: `Of the ${homes} ${within(name)}, ${percent(ownedOutrightPct)} own their home outright and ${percent(mortgagedPct)} have a mortgage; ${percent(privateRentPct)} rent privately and ${percent(socialRentPct)} from the council or a housing association.`,
  }
}

const isPlural = (pct: number) => homesIn(pct).includes('homes')
