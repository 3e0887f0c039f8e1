import type { Condition } from './list-url'

const isNew: Condition = { field: 'status', operator: 'equals', value: 'new' }
const isHeldBack: Condition = { field: 'quarantined', operator: 'equals', value: true }
const isGenuine: Condition = { field: 'quarantined', operator: 'equals', value: false }
const isUnanswered: Condition = { field: 'answeredAt', operator: 'exists', value: false }
const isUnassigned: Condition = { field: 'assignee', operator: 'exists', value: false }

/** Quick filters for leads. Suspected spam has its own list until staff have reviewed it. */
export const newLeads: Condition[] = [isNew, isGenuine]
export const overdueLeads = (now: Date): Condition[] => [
  isUnanswered,
  isGenuine,
  { field: 'dueAt', operator: 'less_than', value: now.toISOString() },
]
export const leadsOf = (userId: number): Condition[] => [{ field: 'assignee', operator: 'equals', value: userId }]
export const unassignedLeads: Condition[] = [isUnassigned, isGenuine]
export const heldBackLeads: Condition[] = [isNew, isHeldBack]
