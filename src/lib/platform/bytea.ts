import { customType } from '@payloadcms/db-postgres/drizzle/pg-core'

/** A column of bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
