import { isbot } from 'isbot'

import { isStaff } from '@/lib/data/staff'

/** Whether a report comes from someone we count: not from a bot, a client without a name, or staff. */
export async function isReader(headers: Headers): Promise<boolean> {
  const browser = headers.get('user-agent') ?? ''
  return browser !== '' && !isbot(browser) && !(await isStaff(headers))
}
