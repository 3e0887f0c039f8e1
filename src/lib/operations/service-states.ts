import { type Service, SERVICES } from '@/lib/domain/delivery/outages'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Db } from '@/lib/platform/database'

/** An outage of a service; `problem` is its last answer. */
export type Outage = { since: Date; endedAt: Date | null; problem: string }

/** A service, its latest outage, if any, and the messages that it has not accepted: to be tried again, and refused. */
export type ServiceState = { service: Service; outage: Outage | null; retried: number; parked: number }

type Row = Omit<ServiceState, 'outage'> & { since: Date | null; endedAt: Date | null; problem: string | null }

/** The state of every service, in one statement. */
export async function readServiceStates(pool: Db): Promise<ServiceState[]> {
  const { rows } = await pool.query<Row>(
    `select s.service, o.failing_since as since, o.ended_at as "endedAt", o.problem,
       count(d.id) filter (where d.state <> 'parked')::int as retried,
       count(d.id) filter (where d.state = 'parked')::int as parked
     from unnest($1::text[]) with ordinality as s (service, rank)
     left join service_outages o on o.service = s.service and o.declared_at is not null
     left join deliveries d on (d.channel = 'crm') = (s.service = 'crm')
       and (d.state = 'parked' or d.state in ('waiting', 'sending') and d.last_error is not null)
     group by s.service, s.rank, o.service order by s.rank`,
    [SERVICES.map(({ value }) => value)],
  )
  return rows.map(({ since, endedAt, problem, ...state }) => ({
    ...state,
    outage: since && problem !== null ? { since, endedAt, problem } : null,
  }))
}

/** An outage that is going on, as text and numbers for a browser. */
export type OutageNotice = { name: string; since: string; problem: string; unsent: number }

/** The services that do not accept our messages now. */
export async function readOutageNotices(pool: Db): Promise<OutageNotice[]> {
  return (await readServiceStates(pool)).flatMap(({ service, outage, retried, parked }) =>
    outage && outage.endedAt === null
      ? [
          {
            name: serviceName(service),
            since: outage.since.toISOString(),
            problem: outage.problem,
            unsent: retried + parked,
          },
        ]
      : [],
  )
}

/** 'The CRM' */
export const serviceName = (service: Service): string => labelOf(SERVICES, service)
