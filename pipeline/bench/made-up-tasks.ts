/** Made-up tasks of the size of real ones, for what only sends them. */
import { canary } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import type { Task } from '../schemas/task.ts';

const line = '    total = (total * 31 + values[index] * weights[index % 7]) % 1000003\n';

/** `count` tasks with prompts of about 3 kB, as those of the corpus are. */
export function madeUpTasks(count: number): Task[] {
  return Array.from({ length: count }, (_, index) => {
    const prompt = `Program ${index}\n${line.repeat(42)}Reply with {"output": "<exact text>"}.`;
    return {
      ...{ task_id: `case-${index}/long-trace-final`, case_id: `case-${index}`, source_id: `classic-python/${index}` },
      ...{ study: 'classic-python', language: 'python', arm: 'long-trace-final', template: 'default' },
      ...{ prompt_version: sha256('template'), prompt_sha256: sha256(prompt), match_policy: 'tokens' },
      ...{ trace_length: 1000, cyclomatic: 3, peak_state: 12, state_load: 240, state_status: 'MEASURED' },
      ...{ edge_overlap: 1, canary, prompt },
    };
  });
}
