export const SITE_PORT = 3190
export const INSPECTOR_PORT = 3191
export const SITE_URL = `http://localhost:${SITE_PORT}`

export const ADMIN = { username: 'admin', password: 'journey-admin-password' }
export const METRICS_TOKEN = 'journey-metrics-token'
