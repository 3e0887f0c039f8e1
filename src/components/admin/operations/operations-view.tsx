import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { readQueueMetrics } from '@/lib/operations/queue-metrics'
import { type Outcome, OUTCOMES, reconcile } from '@/lib/operations/reconcile'
import { readScheduledWork, type ScheduledWork } from '@/lib/operations/scheduled-work'
import { readServiceStates, serviceName, type ServiceState } from '@/lib/operations/service-states'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'

import { writtenMoment } from '../moment'
import { StaffActionButton } from '../staff-action-button'
import { StaffTable } from '../staff-table'
import { requireStaff, StaffView } from '../staff-view'

const PERIOD_DAYS = 30
/** A task that is this late means that no worker is running. */
const LATE_SECONDS = 120

const OUTCOME_LABELS: Record<Outcome, string> = {
  missing: 'neither sent on nor listed: report this to your developers',
  parked: 'refused by the receiver and parked for staff',
  waiting: 'waiting or being sent',
  'not-configured': 'kept here, because the CRM or email is not set up',
  cancelled: 'withdrawn by the customer, or closed by staff, before everything was sent',
  held: 'held back as spam',
  delivered: 'delivered to the CRM, to sales and to the customer',
}

/** Whether every enquiry is accounted for, and whether the background processes are running. */
export async function OperationsView(view: AdminViewServerProps) {
  requireStaff(view, '/operations')
  const { payload } = view
  if (!hasRole(view.initPageResult.req.user, 'admin', 'sales')) redirect(payload.config.routes.admin)
  const pool = poolOf(payload)
  const since = new Date(now().getTime() - PERIOD_DAYS * 24 * 60 * 60 * 1000)
  const [{ received, countByOutcome, missing }, queue, services, tasks] = await Promise.all([
    reconcile(pool, since),
    readQueueMetrics(pool),
    readServiceStates(pool),
    readScheduledWork(pool),
  ])
  const outcomes = OUTCOMES.filter((outcome) => countByOutcome[outcome] > 0)
  return (
    <StaffView view={view} title="Operations">
      <section aria-labelledby="pb-enquiries-title">
        <h2 id="pb-enquiries-title">Is every enquiry accounted for?</h2>
        <p>
          <strong>{countByOutcome.missing === 0 ? 'Yes.' : `No: ${countByOutcome.missing} missing.`}</strong> Since{' '}
          {writtenDate(londonTime(since).date)}, {received} {received === 1 ? 'enquiry was' : 'enquiries were'} received
          {outcomes.length > 0 ? ':' : '.'}
        </p>
        <ul>
          {outcomes.map((outcome) => (
            <li key={outcome}>
              <strong>{countByOutcome[outcome]}</strong> {OUTCOME_LABELS[outcome]}
              {outcome === 'missing' && ` (${missing.join(', ')})`}
            </li>
          ))}
        </ul>
      </section>
      <Messages queue={queue} services={services} />
      <BackgroundWork tasks={tasks} />
    </StaffView>
  )
}

type MessagesProps = { queue: Awaited<ReturnType<typeof readQueueMetrics>>; services: readonly ServiceState[] }

function Messages({ queue, services }: MessagesProps) {
  return (
    <section aria-labelledby="pb-queue-title">
      <h2 id="pb-queue-title">Messages to send</h2>
      <p>
        {queue.due} due now.{' '}
        {queue.oldestWaitingSeconds > 0 &&
          `The oldest unsent one is ${Math.round(queue.oldestWaitingSeconds / 60)} minutes old. `}
        {queue.connections} connections to the database are open.
      </p>
      <StaffTable
        label="Services"
        columns={['Service', 'State', 'To be tried again', 'Refused', 'All again']}
        rows={services.map(({ service, outage, retried, parked }) => ({
          key: service,
          name: serviceName(service),
          cells: [
            outageText(outage),
            retried,
            parked,
            retried + parked > 0 && (
              <StaffActionButton
                key={service}
                label="Send all again"
                path="/operations/send-all-again"
                body={{ service }}
              />
            ),
          ],
        }))}
      />
    </section>
  )
}

function BackgroundWork({ tasks }: { tasks: readonly ScheduledWork[] }) {
  return (
    <section aria-labelledby="pb-tasks-title">
      <h2 id="pb-tasks-title">Background work</h2>
      <StaffTable
        label="Tasks"
        columns={['Task', 'Last started', 'Runs', 'State', 'Now']}
        rows={tasks.map(({ name, startedAt, runs, ...state }) => ({
          key: name,
          name,
          cells: [
            startedAt ? writtenMoment(startedAt) : 'never',
            runs,
            stateText(state),
            <StaffActionButton key={name} label="Run now" path="/operations/run-task" body={{ task: name }} />,
          ],
        }))}
      />
    </section>
  )
}

type TaskState = Pick<ScheduledWork, 'lateBySeconds' | 'failedSince' | 'problem'>

function stateText({ lateBySeconds, failedSince, problem }: TaskState): string {
  if (lateBySeconds > LATE_SECONDS) return `late by ${Math.round(lateBySeconds / 60)} minutes: is a worker running?`
  return failedSince ? `failing since ${writtenMoment(failedSince)}: ${problem ?? 'the log has the reason'}` : 'on time'
}

function outageText(outage: ServiceState['outage']): string {
  if (!outage) return 'no outage'
  const { since, endedAt, problem } = outage
  return endedAt
    ? `works again since ${writtenMoment(endedAt)}; it did not from ${writtenMoment(since)}: ${problem}`
    : `has not worked since ${writtenMoment(since)}: ${problem}`
}
