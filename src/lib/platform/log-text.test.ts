import { expect, test } from 'vitest'

import { logText } from './log-text'

const time = '2026-11-28T18:03:43.268Z'

test.each([
  [{ level: 30, time, msg: 'serving', port: 3000 }, '18:03:43Z serving, port 3000\n'],
  [{ level: 30, time, msg: 'worker started', hasCrm: false }, '18:03:43Z worker started, hasCrm false\n'],
  [{ level: 20, time, msg: 'one' }, '18:03:43Z debug: one\n'],
  [
    { level: 40, time, msg: 'a page is not live', path: '/about', problem: '404' },
    '18:03:43Z warning: a page is not live, path /about, problem 404\n',
  ],
  [
    {
      level: 50,
      time,
      msg: 'a request failed',
      err: {
        type: 'TypeError',
        message: 'fetch failed',
        stack: '    at one (a.mjs:1:2)',
        cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
      },
    },
    '18:03:43Z error: a request failed, TypeError: fetch failed: because Error ECONNREFUSED: connect ECONNREFUSED\n    at one (a.mjs:1:2)\n',
  ],
  [
    { level: 50, time, msg: 'the event loop hangs', stack: '    at loop (a.mjs:1)' },
    '18:03:43Z error: the event loop hangs\n    at loop (a.mjs:1)\n',
  ],
])('%j is written as text', (line, text) => {
  expect(logText(JSON.stringify(line))).toBe(text)
})
