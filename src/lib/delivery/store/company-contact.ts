import { DEFAULT_CONTACT, NO_COMPANY_NUMBER } from '@/lib/content/default-contact'
import { describeHours } from '@/lib/domain/opening-hours/describe-hours'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import { type OpeningRow, rowsToWeek } from '@/lib/domain/opening-hours/opening-week'
import type { Db } from '@/lib/platform/database'

/** Our contact details as text for emails; one entry per line of opening hours. */
export type CompanyContact = {
  phone: string
  openingHours: string[]
  /** The details that a company's letters must state: name, part of the UK, number and registered office. */
  particulars: string
}

type Row = { company: Company | null; hasHours: boolean; week: OpeningRow[] }

type Company = Record<'legalName' | 'number' | 'street' | 'town' | 'county' | 'postcode' | 'phone', string>

/** The values set in the admin, or the defaults of a new site. */
export async function readCompanyContact(pool: Db): Promise<CompanyContact> {
  const { rows } = await pool.query<Row>(
    `select (select jsonb_build_object('legalName', legal_name, 'number', coalesce(registered_number, ''),
         'street', address_street, 'town', address_town, 'county', address_county, 'postcode', address_postcode,
         'phone', phone) from site_settings order by id limit 1) as company,
       exists (select from opening_hours) as "hasHours",
       (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens, 'closes', closes)), '[]') from opening_hours_week) as week`,
  )
  const [kept] = rows
  const week = kept?.hasHours ? rowsToWeek(kept.week) : DEFAULT_OPENING_HOURS.week
  const company = kept?.company ?? { ...DEFAULT_CONTACT, number: NO_COMPANY_NUMBER }
  return {
    phone: company.phone,
    openingHours: describeHours({ ...DEFAULT_OPENING_HOURS, week }).map(({ days, times }) => `${days}: ${times}`),
    particulars: particularsOf(company),
  }
}

function particularsOf({ legalName, number, street, town, county, postcode }: Company): string {
  const numbered = number && number !== NO_COMPANY_NUMBER ? ` no. ${number}` : ''
  const office = [street, town, county, postcode].join(', ')
  return `${legalName}. Registered in England and Wales${numbered}. Registered office: ${office}.`
}
