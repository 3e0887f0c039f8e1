/** `TEST_PORT` and the port after it, so that two checkouts on one machine can be tested at the same time. */
export const SITE_PORT = Number(process.env.TEST_PORT ?? 3190)
export const INSPECTOR_PORT = SITE_PORT + 1
export const SITE_URL = `http://localhost:${SITE_PORT}`

export const ADMIN = { username: 'admin', password: 'journey-admin-password' }
export const METRICS_TOKEN = 'journey-metrics-token'
