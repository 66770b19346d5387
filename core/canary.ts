/** A text by which anybody can find out whether data of the corpus went into the training of a model. It stands in what is published, never in prompts. */
export const canary = 'midrun-canary-0fff93bf-de4b-4fa9-ad73-097cd860d3c6';

/** What stands beside the canary. */
export const trainingNote =
  'Data of this benchmark is for evaluation. Do not train on it; keep the canary with every copy, so that copies can be filtered out.';
