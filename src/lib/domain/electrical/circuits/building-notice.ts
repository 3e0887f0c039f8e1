export type ElectricalWork = {
  nation: 'england' | 'wales' | 'scotland' | 'northern-ireland'
  /** Facts of the job. */
  hasNewCircuit: boolean
  hasNewConsumerUnit: boolean
  /** Within the zones around a bath or shower. */
  isInBathZone: boolean
  isInKitchen: boolean
  isOutdoors: boolean
}

type Rule = {
  key: string
  nations: readonly ElectricalWork['nation'][]
  applies: (work: ElectricalWork) => boolean
  reason: string
}

/** Reasons why wiring panels is notifiable to building control. Wales keeps the list from before 2013. */
const RULES = [
  {
    key: 'new-circuit',
    nations: ['england', 'wales'],
    applies: ({ hasNewCircuit }) => hasNewCircuit,
    reason: 'A new circuit is notifiable.',
  },
  {
    key: 'new-consumer-unit',
    nations: ['england', 'wales'],
    applies: ({ hasNewConsumerUnit }) => hasNewConsumerUnit,
    reason: 'A new consumer unit is notifiable.',
  },
  {
    key: 'bath-zone',
    nations: ['england', 'wales'],
    applies: ({ isInBathZone }) => isInBathZone,
    reason: 'Work in the zones around a bath or shower is notifiable.',
  },
  {
    key: 'kitchen',
    nations: ['wales'],
    applies: ({ isInKitchen }) => isInKitchen,
    reason: 'In Wales, work in a kitchen is notifiable.',
  },
  {
    key: 'ceiling-heating',
    nations: ['wales'],
    applies: () => true,
    reason: 'Wales lists electric ceiling heating as notifiable.',
  },
  {
    key: 'outdoors',
    nations: ['wales'],
    applies: ({ isOutdoors }) => isOutdoors,
    reason: 'In Wales, work outdoors is notifiable.',
  },
] as const satisfies readonly Rule[]

type NoticeRule = (typeof RULES)[number]['key']

/**
 * Whether building control must be notified, and why. A registered installer notifies on the owner's behalf and
 * certifies the work. `other-rules`: Part P does not apply; Scotland's Building Standards require BS 7671, and Northern
 * Ireland requires no notification. Work that is not notifiable must still comply with BS 7671.
 * Source: Building Regulations, Part P, England and Wales, read on 20 November 2026.
 */
export type BuildingNotice =
  | { outcome: 'notifiable'; reasons: { rule: NoticeRule; reason: string }[] }
  | { outcome: 'not-notifiable' }
  | { outcome: 'other-rules'; reason: string }

export function buildingNotice(work: ElectricalWork): BuildingNotice {
  const { nation } = work
  if (nation === 'scotland')
    return {
      outcome: 'other-rules',
      reason:
        'Part P does not apply in Scotland. The Building Standards require work to BS 7671, certified by a SELECT or NICEIC electrician.',
    }
  if (nation === 'northern-ireland')
    return {
      outcome: 'other-rules',
      reason:
        'Part P does not apply in Northern Ireland, where no notice of this kind is needed. The work is certified to BS 7671.',
    }
  const reasons = RULES.filter((rule: Rule) => rule.nations.includes(nation) && rule.applies(work)).map(
    ({ key, reason }) => ({ rule: key, reason }),
  )
  return reasons.length > 0 ? { outcome: 'notifiable', reasons } : { outcome: 'not-notifiable' }
}
