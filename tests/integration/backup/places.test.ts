import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { configuredPlace } from '../../../scripts/backup/places.mjs'
import { startS3Server } from '../../fakes/s3-server'

const s3 = await startS3Server()
const folder = mkdtempSync(path.join(tmpdir(), 'places-'))
mkdirSync(path.join(folder, 'kept'))
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a folder', { BACKUP_DIR: path.join(folder, 'kept') }],
  [
    'a bucket',
    {
      BACKUP_BUCKET: s3.settings.bucket,
      S3_ENDPOINT: s3.settings.endpoint,
      S3_REGION: s3.settings.region,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    },
  ],
])('%s lists, reads and removes what was added', async (_name, settings) => {
  const place = configuredPlace(settings)
  if (!place) throw new Error('is configured')
  const [first, second] = ['first.txt', 'second.txt'].map((name) => path.join(folder, name)) as [string, string]
  for (const file of [first, second]) writeFileSync(file, `content of ${path.basename(file)}`)
  await place.add(first)
  await place.add(second)
  expect((await place.list()).toSorted()).toEqual(['first.txt', 'second.txt'])
  expect(await place.read('second.txt')).toBe('content of second.txt')
  await place.remove('first.txt')
  expect(await place.list()).toEqual(['second.txt'])
})

test('without settings there is none', () => {
  expect(configuredPlace({})).toBeNull()
})
