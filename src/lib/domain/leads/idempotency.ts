/** Which submission this is: its key, what it said, and for how long a repeat of it counts as the same. */
export type Idempotency = { key: string; bodySha256: string; keptHours: number }
