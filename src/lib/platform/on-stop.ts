/** Runs `stop` once when this process is asked to end, or when the supervisor that started it is gone. */
export function onStop(stop: () => void): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, once)
}
