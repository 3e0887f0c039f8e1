import { beforeEach, expect, test, vi } from 'vitest'

import { lastNight } from '@/lib/domain/calendar/last-night'
import { makeNightlyBackup } from '@/lib/schedule/nightly-backup'

import { openTestPool } from '../delivery/support'

const pool = openTestPool()
const NOW = new Date('2026-11-30T09:00:00Z')
const NIGHT = lastNight(NOW)

const backUp = vi.fn(async () => undefined)
beforeEach(() => {
  backUp.mockClear()
  return pool.query(`delete from payload_kv where key = 'backup-nightly'`)
})

const madeAt = (at: Date) =>
  pool.query(
    `insert into payload_kv (key, data) values ('backup-nightly', jsonb_build_object('at', $1::timestamptz))
     on conflict (key) do update set data = excluded.data`,
    [at],
  )
const backupsMade = async () => {
  await makeNightlyBackup({ pool, backUp, now: NOW })
  return backUp.mock.calls.length
}

test('a backup is made once a night, and the first as soon as there are the settings for it', async () => {
  await makeNightlyBackup({ pool, backUp: null, now: NOW })
  expect(await backupsMade()).toBe(1)
  await madeAt(NIGHT)
  expect(await backupsMade()).toBe(1)
  await madeAt(new Date(NIGHT.getTime() - 1))
  expect(await backupsMade()).toBe(2)
})

test('one that fails is due again', async () => {
  backUp.mockRejectedValueOnce(new Error('no space left'))
  await expect(makeNightlyBackup({ pool, backUp, now: NOW })).rejects.toThrow('no space left')
  expect(await backupsMade()).toBe(2)
})
