import { DEFAULT_CONTACT, NO_COMPANY_NUMBER } from '@/lib/content/default-contact'
import type { Seller } from '@/lib/content/orders/order-view'
import type { Db } from '@/lib/platform/database'

type Row = Record<
  'legalName' | 'number' | 'vatNumber' | 'street' | 'town' | 'county' | 'postcode' | 'phone' | 'email',
  string
> &
  Record<'accountName' | 'sortCode' | 'accountNumber', string>

/**
 * The seller, with the bank account once it has been entered: the values set in the admin, or the defaults of a new
 * site.
 */
export async function readSeller(pool: Db): Promise<Seller> {
  const { rows } = await pool.query<Row>(
    `select legal_name as "legalName", coalesce(registered_number, '') as number, coalesce(vat_number, '') as "vatNumber",
       address_street as street, address_town as town, address_county as county, address_postcode as postcode, phone, email,
       coalesce(bank_account_name, '') as "accountName", coalesce(bank_sort_code, '') as "sortCode",
       coalesce(bank_account_number, '') as "accountNumber"
     from site_settings order by id limit 1`,
  )
  const row = rows[0] ?? {
    ...DEFAULT_CONTACT,
    number: '',
    vatNumber: '',
    accountName: '',
    sortCode: '',
    accountNumber: '',
  }
  const { accountName, sortCode, accountNumber, street, town, county, postcode } = row
  return {
    legalName: row.legalName,
    address: [street, town, county, postcode],
    registeredNumber: row.number === NO_COMPANY_NUMBER ? '' : row.number,
    vatNumber: row.vatNumber,
    phone: row.phone,
    email: row.email,
    bank: accountName && sortCode && accountNumber ? { accountName, sortCode, accountNumber } : null,
  }
}
