import { setTimeout as wait } from 'node:timers/promises'

import { expect } from 'vitest'

import { DEFAULT_CONTACT } from '@/lib/content/default-contact'

import { newVisitor, pressOf, type Visitor } from '../../fixtures/visitor'

/** The promise is three seconds; the rest is this client's overhead. */
const APOLOGY_WITHIN_MS = 3_300
const PATIENCE_MS = 30_000
const RETRIES_AT_ONCE = 50

/** The outcome of one submission; a null status means the connection was refused or broke. */
export type Press = {
  visitor: Visitor
  status: number | null
  reference: string | null
  message: string
  latencyMs: number
}

export async function press(url: string, visitor: Visitor): Promise<Press> {
  const startedMs = performance.now()
  const outcome = (
    status: number | null,
    { message = '', reference = null }: { message?: string; reference?: string | null },
  ): Press => ({ visitor, status, message, reference, latencyMs: Math.round(performance.now() - startedMs) })
  try {
    const { path, headers, body } = pressOf(visitor)
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, connection: 'close' }, // or the next press might reuse one to a server killed since
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return outcome(response.status, await response.json())
  } catch {
    return outcome(null, {})
  }
}

/** Everyone submits at the same moment. */
export const pressAll = (url: string, people: Visitor[]) => Promise.all(people.map((visitor) => press(url, visitor)))

/** Everyone submits once, in turn, without waiting for earlier responses. */
export async function pressInTurn(
  url: string,
  { people, everyMs }: { people: Visitor[]; everyMs: number },
): Promise<Press[]> {
  const presses: Promise<Press>[] = []
  for (const visitor of people) {
    presses.push(press(url, visitor))
    await wait(everyMs)
  }
  return Promise.all(presses)
}

/** A new visitor presses every `everyMs` until stopped. */
export function keepPressing(url: string, everyMs: number): { stop: () => Promise<Press[]> } {
  let isStopped = false
  const pressing = (async () => {
    const presses: Promise<Press>[] = []
    for (; !isStopped; await wait(everyMs)) presses.push(press(url, newVisitor()))
    return Promise.all(presses)
  })()
  return { stop: () => ((isStopped = true), pressing) }
}

/** Visitors without an acknowledgement retry with the same key, some at a time, and must then get one. */
export async function pressAgain(url: string, journal: Press[]): Promise<Press[]> {
  const waiting = journal.filter(({ status }) => status !== 201).map(({ visitor }) => visitor)
  const again: Press[] = []
  while (waiting.length > 0) again.push(...(await pressAll(url, waiting.splice(0, RETRIES_AT_ONCE))))
  expect(
    again.filter(({ status }) => status !== 201),
    'pressing again is acknowledged',
  ).toEqual([])
  return again
}

/** Everyone submits at the same moment; those without an acknowledgement retry. */
export async function pressUntilAcknowledged(url: string, people: Visitor[]): Promise<Press[]> {
  const journal = await pressAll(url, people)
  expectTold(journal)
  return [...journal, ...(await pressAgain(url, journal))]
}

/** Each submission was acknowledged, or got an apology with the phone number in time. */
export function expectTold(journal: Press[]) {
  expect(journal.map(verdictOn).filter((verdict) => verdict !== 'acknowledged' && verdict !== 'told')).toEqual([])
}

function verdictOn({ status, message, reference, latencyMs }: Press): string {
  if (status === 201 && reference !== null) return 'acknowledged'
  const isTold = status === 503 && message.includes(DEFAULT_CONTACT.phone) && latencyMs <= APOLOGY_WITHIN_MS
  return isTold ? 'told' : `${status} after ${latencyMs} ms: ${message}`
}
