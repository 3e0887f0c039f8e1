import { REPLY_STATUSES } from '@/lib/domain/leads/lead-status'

import type { Condition, Filter } from './list-url'

const isNew: Condition = { field: 'status', operator: 'equals', value: 'new' }
const isHeldBack: Condition = { field: 'quarantined', operator: 'equals', value: true }
const isGenuine: Condition = { field: 'quarantined', operator: 'equals', value: false }
const isOfCustomer: Condition = { field: 'isSample', operator: 'equals', value: false }
const isUnanswered: Condition = { field: 'answeredAt', operator: 'exists', value: false }
const isOwedReply: Condition = { field: 'status', operator: 'in', value: REPLY_STATUSES.join() }
const isEnquiry: Condition = { field: 'kind', operator: 'not_in', value: 'order' }
const isUnassigned: Condition = { field: 'assignee', operator: 'exists', value: false }

/**
 * Quick filters for leads. Suspected spam has its own list until staff have reviewed it, and orders are followed in their
 * own collection.
 */
export const newLeads: Condition[] = [isNew, isGenuine, isOfCustomer, isEnquiry]
/** Leads that are owed a reply. */
export const leadsToAnswer = whenPromised([isUnanswered, isOwedReply, isGenuine, isOfCustomer])
/** Leads whose promised reply is late. */
export const overdueLeads = (now: Date): Filter =>
  whenPromised([
    isUnanswered,
    isOwedReply,
    isGenuine,
    isOfCustomer,
    { field: 'dueAt', operator: 'less_than', value: now.toISOString() },
  ])
export const leadsOf = (userId: number): Condition[] => [{ field: 'assignee', operator: 'equals', value: userId }]
export const unassignedLeads: Condition[] = [isUnassigned, isGenuine, isOfCustomer, isEnquiry]
export const heldBackLeads: Condition[] = [isNew, isHeldBack]

/** The same rule as `isReplyPromised`, as conditions. */
function whenPromised(conditions: Condition[]): Filter {
  return {
    anyOf: [
      [...conditions, { field: 'kind', operator: 'not_in', value: 'order,calculator' }],
      [
        ...conditions,
        { field: 'kind', operator: 'equals', value: 'calculator' },
        { field: 'phone', operator: 'exists', value: true },
      ],
      [...conditions, { field: 'status', operator: 'equals', value: 'quoted' }],
    ],
  }
}
