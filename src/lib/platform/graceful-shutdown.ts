/** Runs `stop` once when this process is asked to stop, or when its supervisor has gone. */
export function onShutdown(stop: () => void): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, once)
}
