/**
 * Crawlers that say of themselves that they gather texts to train models, and none that brings readers: who searches for readers, or
 * fetches a page because one asks, has another name (OAI-SearchBot, Claude-SearchBot, PerplexityBot) and is let in as any crawler is.
 * Google-Extended and Applebot-Extended are no crawlers but what Google's and Apple's may do with what they have read.
 */
export const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'ImagesiftBot',
  'meta-externalagent',
  'omgili',
  'PanguBot',
  'Timpibot',
  'webzio-extended',
] as const
