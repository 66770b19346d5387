/** Grades in a process of its own, so that a test can limit its memory. Options as JSON in the first argument. */
import { gradeRuns } from '../grade/grade.ts';

console.log(JSON.stringify(gradeRuns(JSON.parse(process.argv[2] ?? '{}'))));
