import type { CollectionConfig, Config, PayloadRequest } from 'payload'
import { afterAll, expect, test } from 'vitest'

import { s3Uploads } from '@/lib/cms/storage/s3-uploads'
import type { UploadHandler } from '@/lib/cms/storage/serve-from-s3'
import { s3Store } from '@/lib/integrations/storage/s3-store'

import { startS3Server } from '../../fakes/s3-server'

const s3 = await startS3Server()
afterAll(() => s3.stop())
const publicUrl = 'https://files.powerboard.example.com/site'

/** The response to a visitor who requests a file of a collection. */
async function fileOf(
  filename: string,
  { custom, publicUrl: url = null }: { custom?: object; publicUrl?: string | null },
) {
  const collection: CollectionConfig = { slug: 'plans', custom: { ...custom }, fields: [], upload: true }
  const config = await s3Uploads({ ...s3.settings, publicUrl: url })({ collections: [collection] } as unknown as Config)
  const { upload } = config.collections?.[0] ?? {}
  const handler = (typeof upload === 'object' ? upload.handlers?.[0] : undefined) as UploadHandler
  const req = {
    headers: new Headers(),
    payload: { find: async () => ({ docs: [{}] }), logger: { error: () => undefined } },
  } as unknown as PayloadRequest
  const response = await handler(req, { params: { collection: 'plans', filename } } as Parameters<UploadHandler>[1])
  if (!response) throw new Error('The handler returned no response')
  return response
}

test('without S3 the configuration is unchanged', async () => {
  const config = { collections: [] } as unknown as Config
  expect(await s3Uploads(null)(config)).toBe(config)
})

test('a public file is at the public URL, if there is one', async () => {
  const response = await fileOf('wall 1.png', { publicUrl })
  expect([response.status, response.headers.get('location')]).toEqual([302, `${publicUrl}/wall%201.png`])
  expect((await fileOf('../wall.png', { publicUrl })).status).toBe(404)
})

test('a private file is served by a signed URL that expires, never by the public one', async () => {
  await s3Store(s3.settings).write('plan.txt', Buffer.from('the plan'))
  const response = await fileOf('plan.txt', { custom: { hasPrivateFiles: true }, publicUrl })
  expect(response.status).toBe(302)
  const url = new URL(response.headers.get('location') ?? '')
  expect(url.origin).toBe(s3.settings.endpoint)
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
  expect(await (await fetch(url)).text()).toBe('the plan')
})
