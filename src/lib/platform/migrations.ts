import type { Migration } from 'payload'

import { migrations as generated } from '@/lib/generated/migrations'

/** Every step from an empty database to this build's schema. Payload types the steps' argument as unknown, since each database brings its own. */
export const migrations = generated as unknown as Migration[]
