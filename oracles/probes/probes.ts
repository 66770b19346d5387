/** The audit of a language, cheap probes first; the first finding ends it. */
import type { Language } from '../../corpus/program-folder.ts';
import { cppProbes } from './cpp/probes.ts';
import type { AuditProbe } from './probe.ts';
import { pythonProbes } from './python/probes.ts';

export function probesFor(language: Language): readonly AuditProbe[] {
  return language === 'python' ? pythonProbes : cppProbes;
}
