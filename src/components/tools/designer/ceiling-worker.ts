import { ceilingChoices } from '@/lib/calculators/designer/ceiling-choices'

/** Compares the layouts of one room, which takes too long for the page itself. */
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof ceilingChoices>[0]>) =>
  postMessage(ceilingChoices(data)),
)
