import type { CrmCondition, FakeContact, FakeNote } from '../../fakes/fake-crm'
import { INSPECTOR_PORT } from '../setup/urls'

type Mail = { to: string[]; subject: string; text: string; html: string; replyTo?: { address: string }[] }
type Received = { contacts: FakeContact[]; notes: FakeNote[]; mails: Mail[] }

/** Everything that the fake CRM and mail server have received so far. */
export const received = () => ask('/')

export const playCrm = (condition: CrmCondition) => ask(`/crm?condition=${condition}`)

async function ask(path: string): Promise<Received> {
  const response = await fetch(`http://127.0.0.1:${INSPECTOR_PORT}${path}`)
  return response.json() as Promise<Received>
}
