export type ServiceLevelStatus = 'due' | 'overdue' | 'answered-in-time' | 'answered-late'

/** Service level status of an enquiry; a response exactly at the deadline is on time. */
export function serviceLevelStatus(input: { now: Date; dueAt: Date; answeredAt: Date | null }): ServiceLevelStatus {
  const { now, dueAt, answeredAt } = input
  if (answeredAt) return answeredAt <= dueAt ? 'answered-in-time' : 'answered-late'
  return now <= dueAt ? 'due' : 'overdue'
}
