/** What is injected and is no class of ours. */
export const LOGGER = Symbol('logger')
export const API_SETTINGS = Symbol('settings of the API')
export const METRICS = Symbol('registry of the metrics')
export const QUEUES = Symbol('queues')
