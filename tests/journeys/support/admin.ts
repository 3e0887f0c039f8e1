import { randomBytes } from 'node:crypto'

import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { ADMIN } from '../setup/urls'
import { hydrated } from './visits'

export type Colleague = { username: string; password: string; name: string }

/** A new staff user with this role, created by the admin. */
export async function newColleague(request: APIRequestContext, role: 'admin' | 'editor' | 'sales'): Promise<Colleague> {
  const username = `${role}-${randomBytes(4).toString('hex')}`
  const colleague = { username, password: 'correct horse battery', name: `Colleague ${username}` }
  const made = await request.post('/api/users', { headers: await asUser(request, ADMIN), data: { ...colleague, role } })
  expect(made.status()).toBe(201)
  return colleague
}

/**
 * The header that authenticates an API request as this user. The admin has signed in already: see setup/start-stack.ts.
 */
export async function asUser(
  request: APIRequestContext,
  { username, password }: Pick<Colleague, 'username' | 'password'>,
) {
  if (username === ADMIN.username) return { authorization: `JWT ${process.env.ADMIN_TOKEN}` }
  const login = await request.post('/api/users/login', { data: { username, password } })
  expect(login.status()).toBe(200)
  const { token } = (await login.json()) as { token: string }
  return { authorization: `JWT ${token}` }
}

/** Opens a page of the admin, and waits until all of it is hydrated: input before that is lost. */
export async function openAdmin(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page.locator('button, input, textarea'))
}

/** Signs in on the admin's own page. Sales staff start in the inbox. */
export async function signIn(page: Page, { username, password }: Pick<Colleague, 'username' | 'password'>) {
  await openAdmin(page, '/admin/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin(?:\/inbox)?$/)
}

/** The leads with a visitor's email address, as the admin sees them. */
export const leadsOf = (request: APIRequestContext, { email }: { email: string }) => leadsWhere(request, { email })

/** The call-backs to a visitor's number, for forms that request no email address. */
export const callsOf = (request: APIRequestContext, { phone }: { phone: string }) =>
  leadsWhere(request, { phone, kind: 'call-back' })

type Lead = {
  id: number
  reference: string
  kind: string
  status: string
  answers: { label: string; value: string }[]
  source: string
  dueAt: string
}

async function leadsWhere(request: APIRequestContext, values: Partial<Record<'email' | 'phone' | 'kind', string>>) {
  const where = Object.fromEntries(Object.entries(values).map(([field, value]) => [`where[${field}][equals]`, value]))
  const found = await request.get('/api/leads', {
    headers: await asUser(request, ADMIN),
    params: { ...where, depth: 0 },
  })
  const { docs } = (await found.json()) as { docs: Lead[] }
  return docs
}
