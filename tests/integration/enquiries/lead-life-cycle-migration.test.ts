import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'

import { pool } from '../support/rows'

const FOLDER = 'src/lib/generated/migrations'

/** The statements by hand, which moved the leads that existed. */
function movesByHand(): string {
  const file = readdirSync(FOLDER).find((name) => name.endsWith('_lead_life_cycle.ts')) ?? ''
  const [, moves = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('-- By hand: what has happened')
  return moves.slice(moves.indexOf('UPDATE'), moves.indexOf('`)'))
}

const STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'duplicate', 'withdrawn'] as const

/** Where a quote in each state has moved a lead; in any other status, it stays. */
const MOVED: Partial<Record<(typeof QUOTE_STATES)[number]['value'], Partial<Record<string, string>>>> = {
  sent: { new: 'quoted', contacted: 'quoted' },
  accepted: { new: 'won', contacted: 'won', quoted: 'won', lost: 'won' },
  declined: { new: 'lost declined', contacted: 'lost declined', quoted: 'lost declined' },
}

const CASES = QUOTE_STATES.flatMap(({ value: state }) => STATUSES.map((status) => ({ state, status })))

test(`leads in each of ${STATUSES.length} statuses, with quotes in each of ${QUOTE_STATES.length} states, were moved by what had happened`, async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { state, status } of CASES)
      await client.query(
        `with lead as (
           insert into leads (reference, kind, status, name, source, answers, due_at)
           values ($1::text, 'configuration', $2::enum_leads_status, 'Ada', 'configurator', '[]', now()) returning id
         )
         insert into quotes (lead_id, reference, version, state, valid_until, terms_version, figures, computed_lines)
         select id, $1::text || '-Q1', 1, $3::enum_quotes_state, now(), '2026-11', '{}', '[]' from lead`,
        [`${state}-${status}`, status, state],
      )
    await client.query(movesByHand())
    const { rows } = await client.query<{ reference: string; moved: string; answered: boolean }>(
      `select reference, concat_ws(' ', status, lost_reason) as moved, answered_at is not null as answered
       from leads where reference = any($1)`,
      [CASES.map(({ state, status }) => `${state}-${status}`)],
    )
    expect(Object.fromEntries(rows.map(({ reference, moved }) => [reference, moved]))).toEqual(
      Object.fromEntries(
        CASES.map(({ state, status }) => [
          `${state}-${status}`,
          MOVED[state]?.[status] ?? (status === 'lost' ? 'lost not-recorded' : status),
        ]),
      ),
    )
    expect(
      rows
        .filter(({ answered }) => answered)
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual(['sent-contacted', 'sent-new'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
