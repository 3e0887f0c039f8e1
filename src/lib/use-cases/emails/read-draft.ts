import type { Pool } from 'pg'

import { readCompanyContact } from '@/lib/delivery/store/company-contact'
import type { EmailValues } from '@/lib/domain/leads/email-template'

type Template = { id: number; name: string; subject: string; text: string }

/** What an email to a customer begins with: the templates, and what they can name of this lead. */
export type EmailDraft = { templates: Template[]; values: EmailValues }

const READ = `select leads.first_name as "firstName", leads.reference,
  (select reference from quotes where lead_id = leads.id and state = 'sent' order by version desc limit 1) as quote,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'subject', subject, 'text', text) order by name), '[]')
   from email_templates) as templates
from leads where id = $1`

type Row = Pick<EmailValues, 'firstName' | 'reference' | 'quote'> & { templates: Template[] }

/** Null if there is no such lead. */
export async function readEmailDraft(pool: Pool, lead: number, myName: string): Promise<EmailDraft | null> {
  const [{ rows }, { phone }] = await Promise.all([pool.query<Row>(READ, [lead]), readCompanyContact(pool)])
  const [row] = rows
  if (!row) return null
  const { templates, ...values } = row
  return { templates, values: { ...values, myName, ourPhone: phone } }
}
