import { trialSetup } from '../fixtures/trial-setup'

export default trialSetup({ name: 'faults', port: 3180 })
