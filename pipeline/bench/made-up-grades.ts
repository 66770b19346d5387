/**
 * Made-up graded rows of the size of the paper's run: 400 cases of 371 programs in five studies, four arms, seven settings.
 * Metrics are spread as those of real programs are, and errors have an effect of their source.
 */
import { type Arm, arms } from '../../analysis/arms.ts';
import { exampleAnswer, exampleGrade } from '../../analysis/example-grades.ts';
import { armEffects, nextNormal } from '../../analysis/power/known-truth.ts';
import type { Grade } from '../../analysis/schemas/grade.ts';
import { type RandomStream, randomStream } from '../../core/random.ts';

const studies = [
  'authored-contest-python',
  'classic-python',
  'authored-contest-cpp',
  'classic-cpp',
  'networkx-routines',
];
const size = { cases: 400, sources: 371 } as const;
const settings = ['a@off', 'a@low', 'a@high', 'b@off', 'b@high', 'c@low', 'c@high'];
const shareWithoutResponse = 0.005;
const errorsPerDoubling = 0.15;

/** `scale` times 11,200 rows: more cases of more programs. */
export function madeUpGrades(scale: number, seed: number): Grade[] {
  const stream = randomStream(seed);
  const sourceEffects = Array.from({ length: size.sources * scale }, () => nextNormal(stream));
  return Array.from({ length: size.cases * scale }, (_, index) => {
    const source = index % sourceEffects.length;
    const study = studies[source % studies.length] as string;
    return rowsOfCase(
      { case_id: `case-${index}`, source_id: `${study}/${source}`, study },
      sourceEffects[source] as number,
      stream,
    );
  }).flat();
}

type CaseFields = Pick<Grade, 'case_id' | 'source_id' | 'study'>;

function rowsOfCase(fields: CaseFields, sourceEffect: number, stream: RandomStream): Grade[] {
  const language = fields.study.endsWith('-cpp') ? 'cpp' : 'python';
  const metricsOf = caseMetrics(stream);
  return arms.flatMap((arm) => {
    const metrics = metricsOf(arm);
    const taskEffect = armEffects[arm] + errorsPerDoubling * (Math.log2(metrics.trace_length) - 10) + sourceEffect;
    return settings.map((name, place) => {
      const isError = stream.nextDouble() < 1 / (1 + Math.exp(1 - 0.4 * place - taskEffect));
      const answer = stream.nextDouble() < shareWithoutResponse ? 'none' : isError ? 'wrong' : 'right';
      return exampleGrade({ ...fields, language, arm, setting: `lab/${name}`, ...metrics, ...exampleAnswer(answer) });
    });
  });
}

/** The long run is five to fifty times the short one; a state arm has a part of it. */
function caseMetrics(stream: RandomStream) {
  const short = 30 + 2 ** (8 + 1.5 * nextNormal(stream));
  const long = short * (5 + 45 * stream.nextDouble());
  const inside = long * (0.3 + 0.3 * stream.nextDouble());
  const steps = {
    'short-trace-final': short,
    'long-trace-final': long,
    'inside-loop-state': inside,
    'post-loop-state': long * 0.9,
  };
  const cells = 2 ** (5 + 1.2 * nextNormal(stream));
  const cyclomatic = 2 + Math.floor(2 ** (2.5 + 0.8 * nextNormal(stream)));
  return (arm: Arm) => {
    const trace_length = Math.ceil(steps[arm]);
    const peak_state = Math.ceil(3 + cells * trace_length ** (0.2 + 0.1 * stream.nextDouble()));
    const state_load = Math.ceil(trace_length * peak_state * (0.4 + 0.4 * stream.nextDouble()));
    return { trace_length, peak_state, state_load, cyclomatic, answer_bytes: 1 + stream.nextIndex(200) };
  };
}
