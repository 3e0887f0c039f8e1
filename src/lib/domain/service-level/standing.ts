export type ServiceLevelStanding = 'due' | 'overdue' | 'answered-in-time' | 'answered-late'

/** Where an enquiry stands against its promise; an answer at the due moment is in time. */
export function serviceLevelStanding(input: { now: Date; dueAt: Date; answeredAt: Date | null }): ServiceLevelStanding {
  const { now, dueAt, answeredAt } = input
  if (answeredAt) return answeredAt <= dueAt ? 'answered-in-time' : 'answered-late'
  return now <= dueAt ? 'due' : 'overdue'
}
