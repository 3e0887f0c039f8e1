import { trialSetup } from '../fixtures/trial-setup'

export default trialSetup({ name: 'bench', port: 3185 })
