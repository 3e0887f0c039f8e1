import { Pool } from 'pg'
import { expect, test, vi } from 'vitest'

import { sweepLoop } from './sweep-loop'

const noDatabase = () => new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
const silentLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

test('a database that stays away is given up after twenty rounds', async () => {
  const log = silentLog()
  expect(await sweepLoop({ pool: noDatabase(), log, stopping: new AbortController().signal, everyMs: 0 })).toBe(false)
  expect(log.warn).toHaveBeenCalledTimes(20)
})

test('a stop ends the loop in good health, also in the middle of a pause', async () => {
  const stopping = new AbortController()
  const log = silentLog()
  log.warn.mockImplementation(() => stopping.abort())
  expect(await sweepLoop({ pool: noDatabase(), log, stopping: stopping.signal, everyMs: 60_000 })).toBe(true)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
