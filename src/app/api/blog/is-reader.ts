import { isbot } from 'isbot'

import { isStaff } from '@/lib/data/staff'

/** Whether to count a report: not from a bot, a client without a user agent, or staff. */
export async function isReader(headers: Headers): Promise<boolean> {
  const browser = headers.get('user-agent') ?? ''
  return browser !== '' && !isbot(browser) && !(await isStaff(headers))
}
