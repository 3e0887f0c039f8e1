import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One POST as sent; a GET if there is no body. */
export type Sent = { path: string; headers?: Record<string, string>; body?: string }

/** `latenciesMs` of the `expected` responses, ascending; `failed` counts all others. */
export type Load = { latenciesMs: number[]; failed: number; perSecond: number }

type Source = { port: number; next: () => Sent; expected?: number }

/** Keep-alive, like a proxy. */
export const CONNECTIONS = 16

/** Closed loop: each connection sends its next request once the response to the previous one has arrived. */
export async function saturate(
  source: Source,
  { seconds, connections = CONNECTIONS }: { seconds: number; connections?: number },
): Promise<Load> {
  const agent = keptConnections(connections)
  const outcomes: Outcome[] = []
  const startedMs = performance.now()
  const connection = async () => {
    while (performance.now() < startedMs + seconds * 1000) outcomes.push(await send(agent, source, performance.now()))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return summed(agent, outcomes, startedMs)
}

/** Open loop: requests arrive `perSecond` regardless of pending ones; latency counts from the due time. */
export async function arrive(
  source: Source,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Load> {
  const agent = keptConnections(CONNECTIONS)
  const startedMs = performance.now()
  const outcomes: Promise<Outcome>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const dueMs = startedMs + (count * 1000) / perSecond
    await wait(Math.max(0, dueMs - performance.now()))
    outcomes.push(send(agent, source, dueMs))
  }
  return summed(agent, await Promise.all(outcomes), startedMs)
}

/** The latency at this percentile. */
export function percentile({ latenciesMs }: Load, share: number): number {
  return latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? NaN
}

const keptConnections = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections })

type Outcome = { isExpected: boolean; latencyMs: number }

function send(agent: Agent, { port, next, expected = 201 }: Source, sinceMs: number): Promise<Outcome> {
  const { path, headers, body } = next()
  const [method, length] = body === undefined ? ['GET', {}] : ['POST', { 'content-length': Buffer.byteLength(body) }]
  return new Promise((resolve) => {
    const ended = (isExpected: boolean) => resolve({ isExpected, latencyMs: performance.now() - sinceMs })
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } },
      (response) => {
        response.resume().once('end', () => ended(response.statusCode === expected))
      },
    )
    sent.once('error', () => ended(false))
    sent.end(body)
  })
}

function summed(agent: Agent, outcomes: Outcome[], startedMs: number): Load {
  agent.destroy()
  const latenciesMs = outcomes
    .filter(({ isExpected }) => isExpected)
    .map(({ latencyMs }) => latencyMs)
    .sort((a, b) => a - b)
  return {
    latenciesMs,
    failed: outcomes.length - latenciesMs.length,
    perSecond: latenciesMs.length / ((performance.now() - startedMs) / 1000),
  }
}
