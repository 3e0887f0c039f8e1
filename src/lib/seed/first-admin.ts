import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { env } from '@/lib/platform/env'
import { passwordProblem } from '@/lib/platform/judge-password'

/**
 * Creates the first admin before the server accepts connections, as Payload lets the first visitor of a site without
 * users create one. A generated password is passed on once, in a file that the supervisor prints and removes.
 */
export async function seedFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return
  const username = env.firstAdmin.username ?? 'admin'
  const password = env.firstAdmin.password ?? randomBytes(12).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { username, password, name: 'Administrator', role: 'admin' },
    overrideAccess: true, // no user exists yet
    context: OUTSIDE_SERVER,
  })
  if (await passwordProblem({ password, ownNames: [username] }))
    payload.logger.warn('The first admin has a weak password: change it in the admin before anyone can reach the site.')
  if (env.firstAdmin.password) return
  await writeFile(path.join(env.dataDir, 'first-admin.json'), JSON.stringify({ username, password }), { mode: 0o600 })
}
