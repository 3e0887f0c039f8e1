import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getChallengeRules } from '@/lib/data/challenge-rules'
import { payloadClient } from '@/lib/data/payload-client'
import { USUAL_RULES } from '@/lib/domain/challenge/rules'

import { revalidateTag } from '../../fakes/fake-next-cache'
import { pool } from '../support/rows'

const payload = await payloadClient()
beforeEach(() => pool.query('truncate challenge_rules'))
afterEach(() => vi.useRealTimers())

const on = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T12:00:00Z`) })
const save = (changes: object) =>
  payload.updateGlobal({ slug: 'challenge-rules', data: { ...USUAL_RULES, ...changes } })
const read = () => {
  revalidateTag('challenge-rules')
  return getChallengeRules()
}

test('the usual rules apply until staff save others', async () => {
  expect(await read()).toEqual(USUAL_RULES)
  await save({ easy: 20, graceWeeks: 2 })
  expect(await read()).toEqual({ ...USUAL_RULES, easy: 20, graceWeeks: 2 })
})

test('invalid rules are refused with the field’s name', async () => {
  await expect(save({ easy: 0 })).rejects.toThrow(/Points for an easy challenge/)
  await expect(save({ timer: 50 })).rejects.toThrow(/Points for the level Timer/)
  expect(await read()).toEqual(USUAL_RULES)
})

test('during a winter, rules can only change in the players’ favour', async () => {
  on('2027-01-10')
  await save({ easy: 20, zone: 300 })
  await expect(save({ easy: 19, zone: 300 })).rejects.toThrow(/Points for an easy challenge/)
  await expect(save({ easy: 20, zone: 301 })).rejects.toThrow(/Points for the level Zone/)
  await save({ easy: 21, zone: 299, firstWeek: 1 })
  expect(await read()).toMatchObject({ easy: 21, zone: 299 })
})

test('between two winters, every change is possible', async () => {
  on('2027-06-10')
  await save({ easy: 20 })
  await save({ easy: 5, zone: 900, graceWeeks: 0 })
  expect(await read()).toMatchObject({ easy: 5, zone: 900, graceWeeks: 0 })
})
