import { expect, test } from 'vitest'

import { buildingNotice, type ElectricalWork } from './building-notice'

const spur: ElectricalWork = {
  nation: 'england',
  hasNewCircuit: false,
  hasNewConsumerUnit: false,
  isInBathZone: false,
  isInKitchen: false,
  isOutdoors: false,
}
const rulesOf = (work: Partial<ElectricalWork>) => {
  const notice = buildingNotice({ ...spur, ...work })
  return notice.outcome === 'notifiable' ? notice.reasons.map(({ rule }) => rule) : notice.outcome
}

test.each<[Partial<ElectricalWork>, unknown]>([
  [{}, 'not-notifiable'],
  [{ hasNewCircuit: true }, ['new-circuit']],
  [{ hasNewConsumerUnit: true }, ['new-consumer-unit']],
  [{ isInBathZone: true }, ['bath-zone']],
  [{ hasNewCircuit: true, isInBathZone: true }, ['new-circuit', 'bath-zone']],
  [{ isInKitchen: true, isOutdoors: true }, 'not-notifiable'],
  [{ nation: 'wales' }, ['ceiling-heating']],
  [{ nation: 'wales', isInKitchen: true }, ['kitchen', 'ceiling-heating']],
  [{ nation: 'wales', isOutdoors: true }, ['ceiling-heating', 'outdoors']],
  [{ nation: 'wales', hasNewCircuit: true }, ['new-circuit', 'ceiling-heating']],
  [{ nation: 'scotland', hasNewCircuit: true }, 'other-rules'],
  [{ nation: 'northern-ireland', hasNewCircuit: true }, 'other-rules'],
])('%j: %j', (work, expected) => expect(rulesOf(work)).toEqual(expected))

test('every reason is a sentence', () => {
  const notice = buildingNotice({
    ...spur,
    nation: 'wales',
    hasNewCircuit: true,
    hasNewConsumerUnit: true,
    isInBathZone: true,
    isInKitchen: true,
    isOutdoors: true,
  })
  if (notice.outcome !== 'notifiable') throw new Error('not notifiable')
  expect(notice.reasons).toHaveLength(6)
  for (const { reason } of notice.reasons) expect(reason).toMatch(/^[A-Z].*\.$/)
})
