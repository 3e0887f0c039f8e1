import type { Migration } from 'payload'

import { migrations as generated } from '@/lib/generated/migrations'

/**
 * All migrations, from an empty database to this build's schema. The cast is needed because Payload types their
 * argument as unknown, as it depends on the database adapter.
 */
export const migrations = generated as unknown as Migration[]
