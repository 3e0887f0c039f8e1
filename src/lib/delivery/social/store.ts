import type { SocialClaim } from '@/lib/domain/social/claim-faults'
import type { SocialPlatform } from '@/lib/domain/social/platforms'
import type { Db } from '@/lib/platform/database'

/**
 * A post claimed by us until its lease expires. `attempts` includes this one and distinguishes our claim from a later
 * one.
 */
export type ClaimedPost = {
  id: number
  attempts: number
  platform: SocialPlatform
  text: string
  images: string[]
  /** When the CRM may first have received it; null if it cannot have received it. */
  sendingSince: Date | null
}

/** Longer than any attempt. When it expires, the worker has died and another takes the post over. */
const LEASE_SECONDS = 60

/** Claims the post that has been due longest, if any. */
export async function claimDuePost(pool: Db): Promise<ClaimedPost | null> {
  const { rows } = await pool.query<ClaimedPost>(
    `with due as materialized (
       select id from social_media_posts
       where status in ('scheduled', 'sending') and scheduled_date <= now() and coalesce(next_attempt_at, now()) <= now()
       order by scheduled_date limit 1 for update skip locked)
     update social_media_posts p
     set status = 'sending', attempts = coalesce(p.attempts, 0) + 1,
       next_attempt_at = now() + interval '${LEASE_SECONDS} seconds', updated_at = now()
     from due where p.id = due.id
     returning p.id, p.attempts::int as attempts, p.platform::text as platform, p.content as text,
       p.sending_since as "sendingSince",
       array(select text from social_media_posts_texts t where t.parent_id = p.id and t.path = 'mediaUrls' order by t."order") as images`,
  )
  return rows[0] ?? null
}

/**
 * Records, before the post is handed over, that the CRM may have it from now on, and renews the lease. Returns false if
 * another worker has taken over, for example because this one was suspended.
 */
export async function beginSending(pool: Db, post: ClaimedPost): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update social_media_posts set sending_since = coalesce(sending_since, now()),
       next_attempt_at = now() + interval '${LEASE_SECONDS} seconds'
     where id = $1 and attempts = $2 and status = 'sending'`,
    [post.id, post.attempts],
  )
  return rowCount === 1
}

/** Recorded even after the lease has expired, because the CRM has the post. */
export async function recordPosted(pool: Db, post: ClaimedPost, ghlPostId: string): Promise<void> {
  await pool.query(
    `update social_media_posts set status = 'published', published_date = now(), ghl_post_id = left($2, 100),
       last_error = null, next_attempt_at = null, updated_at = now()
     where id = $1 and status <> 'published'`,
    [post.id, ghlPostId],
  )
}

/**
 * Schedules another attempt in `delayMs`. A post that the CRM may have stays "being sent", so that it is not edited in
 * the meantime.
 */
export async function recordRetry(pool: Db, post: ClaimedPost, retry: { delayMs: number; problem: string }) {
  await pool.query(
    `update social_media_posts set
       status = (case when sending_since is null then 'scheduled' else 'sending' end)::enum_social_media_posts_status,
       next_attempt_at = now() + $3::float8 * interval '1 millisecond', last_error = left($4, 500), updated_at = now()
     where id = $1 and attempts = $2 and status = 'sending'`,
    [post.id, post.attempts, retry.delayMs, retry.problem],
  )
}

type Stop = { status: 'failed' | 'not-configured'; problem: string; isUnsent: boolean }

/** Stops attempts until staff ask for another. `isUnsent`: the CRM certainly does not have the post. */
export async function recordStopped(pool: Db, post: ClaimedPost, { status, problem, isUnsent }: Stop): Promise<void> {
  await pool.query(
    `update social_media_posts set status = $3, last_error = left($4, 500), next_attempt_at = null,
       sending_since = case when $5 then null else sending_since end, updated_at = now()
     where id = $1 and attempts = $2 and status = 'sending'`,
    [post.id, post.attempts, status, problem, isUnsent],
  )
}

/** The readings of all published claims. */
export async function readClaims(pool: Db): Promise<SocialClaim[]> {
  const { rows } = await pool.query<SocialClaim>(
    `select c.key, c."group", json_agg(json_build_object(
       'value', r.value, 'status', r.status, 'evidenceExpires', r.evidence_expires)) as readings
     from claims c join claims_readings r on r._parent_id = c.id where c._status = 'published' group by c.id`,
  )
  return rows
}
