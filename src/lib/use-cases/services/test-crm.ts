import { failedTest, type TestResult } from '@/lib/domain/staff/tested-services'
import type { Crm } from '@/lib/integrations/crm/crm'

/** `reference`: new for each test, so that the contact is nobody’s. */
type CrmTest = { crm: Crm; reference: string; signal: AbortSignal }

/** Creates a contact in the CRM, reads it with our own fields, and deletes it. */
export async function testCrm({ crm, reference, signal }: CrmTest): Promise<TestResult> {
  const email = `${reference}@example.com`.toLowerCase()
  const created = await crm.upsertContact({ ...CONTACT, reference, email }, signal)
  if (!created.ok) return failedTest(created.problem)
  const { contactId } = created
  const read = await crm.readContact(contactId, signal)
  // It may be a customer’s, if the CRM finds contacts in a way that we do not know of.
  if (read.ok && read.email?.toLowerCase() !== email)
    return failedTest('The CRM answered with another contact', 'It was left as it is.')
  const deleted = await crm.deleteContact(contactId, signal)
  const left = `Delete the contact “${CONTACT.name}” in the CRM.`
  if (!read.ok) return failedTest(read.problem, ...(deleted.ok ? [] : [left]))
  if (!deleted.ok) return failedTest(deleted.problem, left)
  const lost = [
    read.reference !== reference && 'reference',
    read.marketingConsent !== CONTACT.marketingConsent && 'marketing consent',
  ].filter((field) => field !== false)
  return lost.length > 0
    ? failedTest(`The CRM did not keep our own fields: ${lost.join(' and ')}`, 'The contact was deleted.')
    : { state: 'works', words: ['A contact was created, read and deleted. Both of our own fields exist.'] }
}

const CONTACT = {
  name: 'Test of the website',
  firstName: null,
  lastName: null,
  phone: null,
  postcode: null,
  marketingConsent: 'No',
  source: 'Test of the website',
} as const
