import { Pool } from 'pg'

import { logger } from './logger'
import { poolBounds } from './pool-bounds'

/** Saving a lead is one statement of a few milliseconds, so these handle hundreds per second. */
const CONNECTIONS = 4

/** Connections reserved for taking enquiries, so that neither the admin nor a slow page can use them up. */
export const intakePool = new Pool({ ...poolBounds(), application_name: 'powerboard-intake', max: CONNECTIONS })
intakePool.on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))
